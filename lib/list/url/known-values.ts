import { formatsOf } from '@/lib/contract/boards';
import { type Option, wordOption } from './filters';

// The usual values. Filters also offer values from the API's counts or rows, and accept any value in a URL.

export const userStatuses = optionsOf(
  'ACTIVE',
  'INACTIVE',
  'INVITED',
  'PENDING_VERIFICATION',
  'DORMANT',
  'SUSPENDED',
  'DELETION_REQUESTED',
);

export const memberRoles = optionsOf('OWNER', 'ADMIN', 'HANDICAP_SECRETARY', 'MEMBER');

export const membershipTypes = optionsOf('APPLICATION_USER', 'NON_APPLICATION_USER');

export const eventFormats = optionsOf(...formatsOf('stableford'), ...formatsOf('strokeplay'));

export const scoringFormats = [...eventFormats, ...optionsOf(...formatsOf('matchplay'))];

export const matchplayFormats = optionsOf('SINGLES', 'FOUR_BALL', 'FOURSOMES', 'GREENSOMES');

export const friendlyRoundStatuses = optionsOf(
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUSPENDED_FOR_WEATHER',
  'AWAITING_ATTESTATION',
  'COMPLETED',
  'ABANDONED',
);

export const eventStatuses = optionsOf('DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'ABANDONED', 'CANCELLED');

export const eventRoundStatuses = optionsOf(
  'NOT_STARTED',
  'IN_PROGRESS',
  'AWAITING_ATTESTATION',
  'COMPLETED',
  'ABANDONED',
  'CANCELLED',
);

function optionsOf(...values: readonly string[]): readonly Option[] {
  return values.map(wordOption);
}
