import { friendlyRoundStatuses, matchplayFormats, scoringFormats } from '@/components/events/formats';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { Filter } from '@/lib/list/filters';

export const friendlyRoundFilters: readonly Filter<FriendlyRound>[] = [
  { kind: 'any-of', label: 'Status', column: 'Status', key: 'status', of: ({ status }) => status },
  {
    kind: 'any-of',
    label: 'Scoring format',
    column: 'Scoring format',
    key: 'scoringFormat',
    of: ({ scoringFormat }) => scoringFormat,
  },
  {
    kind: 'any-of',
    label: 'Matchplay format',
    column: 'Matchplay format',
    key: 'matchplayFormat',
    of: ({ matchplayFormat }) => matchplayFormat,
  },
  { kind: 'any-of', label: 'Country', column: 'Country', key: 'country', of: ({ country }) => country.uid },
  { kind: 'any-of', label: 'Course', column: 'Course uid', key: 'course', of: ({ course }) => course.uid },
  {
    kind: 'dates',
    label: 'Created',
    column: 'Created',
    from: 'createdFrom',
    to: 'createdTo',
    of: ({ createdAt }) => createdAt,
  },
];

export const friendlyRoundOptions = {
  status: friendlyRoundStatuses,
  scoringFormat: scoringFormats,
  matchplayFormat: matchplayFormats,
};
