import type { Event } from '@/lib/contract/events';
import type { Filter } from '@/lib/list/filters';
import { eventFormats, eventStatuses } from './formats';

/** Filters of the events of one group. */
export const groupEventFilters: readonly Filter<Event>[] = [
  { kind: 'any-of', label: 'Status', column: 'Status', key: 'status', of: ({ status }) => status },
  {
    kind: 'any-of',
    label: 'Format',
    column: 'Scoring format',
    key: 'scoringFormat',
    of: ({ scoringFormat }) => scoringFormat,
  },
  { kind: 'any-of', label: 'Course', column: 'Course uid', key: 'course', of: ({ course }) => course?.uid },
  {
    kind: 'dates',
    label: 'Starts',
    column: 'Starts',
    from: 'startFrom',
    to: 'startTo',
    of: ({ startDate }) => startDate,
  },
  {
    kind: 'dates',
    label: 'Created',
    column: 'Created',
    from: 'createdFrom',
    to: 'createdTo',
    of: ({ createdAt }) => createdAt,
  },
];

/** Filters of the events of all groups. */
export const eventFilters: readonly Filter<Event>[] = [
  ...groupEventFilters,
  { kind: 'any-of', label: 'Group', column: 'Group uid', key: 'group', of: ({ group }) => group.uid },
];

export const eventOptions = { status: eventStatuses, scoringFormat: eventFormats };
