import { eventFormats, eventRoundStatuses } from '@/components/events/formats';
import type { EventRound } from '@/lib/contract/events';
import type { Filter } from '@/lib/list/filters';

/** Filters of the rounds of one group. */
export const groupRoundFilters: readonly Filter<EventRound>[] = [
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
    label: 'Played',
    column: 'Played',
    from: 'playedFrom',
    to: 'playedTo',
    of: ({ playedAt }) => playedAt,
  },
  { kind: 'any-of', label: 'Event', column: 'Event uid', key: 'event', of: ({ event }) => event.uid },
];

/** Filters of the rounds of all groups. */
export const eventRoundFilters: readonly Filter<EventRound>[] = [
  ...groupRoundFilters,
  { kind: 'any-of', label: 'Group', column: 'Group uid', key: 'group', of: ({ group }) => group.uid },
];

export const eventRoundOptions = { status: eventRoundStatuses, scoringFormat: eventFormats };

/** The filters that the form offers: of events only those that are chosen already, for there are too many. */
export function offered(
  filters: readonly Filter<EventRound>[],
  chosen: { event?: string },
): readonly Filter<EventRound>[] {
  return chosen.event ? filters : filters.filter((filter) => filter.kind !== 'any-of' || filter.key !== 'event');
}
