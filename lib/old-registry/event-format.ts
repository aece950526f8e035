import { eventFormats } from '@/lib/list/address/known-values';

export const eventFormat = {
  kind: 'any-of',
  label: 'Format',
  column: 'Scoring format',
  key: 'scoringFormat',
  of: 'scoringFormat',
  choices: eventFormats,
} as const;
