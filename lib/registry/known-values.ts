import { titleCase } from '@/lib/format/title-case';
import type { Option } from '@/lib/list/filters';

// The values known so far. They are open: another one in the address is filtered by as well.

export const userStatuses = optionsOf('ACTIVE', 'INVITED', 'DORMANT', 'SUSPENDED');

export const memberRoles = optionsOf('OWNER', 'ADMIN', 'MEMBER');

export const membershipTypes = optionsOf('APPLICATION_USER', 'NON_APPLICATION_USER');

export const scoringFormats = optionsOf(
  'STABLEFORD',
  'MODIFIED_STABLEFORD',
  'STROKE_PLAY',
  'MAXIMUM_SCORE',
  'MATCH_PLAY',
);

export const matchplayFormats = optionsOf('SINGLES', 'FOUR_BALL', 'FOURSOMES', 'GREENSOMES');

export const friendlyRoundStatuses = optionsOf(
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUSPENDED_FOR_WEATHER',
  'AWAITING_ATTESTATION',
  'COMPLETED',
  'ABANDONED',
);

export const eventFormats = optionsOf('STABLEFORD', 'MODIFIED_STABLEFORD', 'STROKE_PLAY', 'MAXIMUM_SCORE');

export const eventStatuses = optionsOf('DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'ABANDONED', 'CANCELLED');

export const eventRoundStatuses = optionsOf(
  'NOT_STARTED',
  'IN_PROGRESS',
  'AWAITING_ATTESTATION',
  'COMPLETED',
  'ABANDONED',
  'CANCELLED',
);

/** Options with their values in title case: `IN_PROGRESS` as “In Progress”. */
function optionsOf(...values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: titleCase(value) }));
}
