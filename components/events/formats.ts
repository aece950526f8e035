import { titleCase } from '@/lib/format/title-case';
import type { Option } from '@/lib/list/chips';

// The values known so far. They are open: another one in the address is filtered by as well.

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

function optionsOf(...values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: titleCase(value) }));
}

/** `Stableford, Four Ball`: the formats that are given. */
export function formatWords(...formats: readonly (string | null | undefined)[]): string {
  return formats.flatMap((format) => (format ? [titleCase(format)] : [])).join(', ');
}
