import { eventRoundColumns } from '@/lib/contract/csv-columns';
import type { EventRound } from '@/lib/contract/events';
import { eventRoundStatuses } from '@/lib/list/address/known-values';
import type { Filter } from '@/lib/list/rows/old-filter';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';
import { eventFormat } from './event-format';

const filters: readonly Filter<EventRound>[] = [
  { kind: 'any-of', label: 'Status', key: 'status', of: 'status', choices: eventRoundStatuses },
  eventFormat,
  { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: 'country.uid', choices: 'country' },
  { kind: 'any-of', label: 'Course', column: 'Course uid', key: 'course', of: 'course.uid', choices: 'course' },
  { kind: 'dates', label: 'Starts', from: 'playedFrom', to: 'playedTo', of: 'playedAt' },
  {
    kind: 'any-of',
    label: 'Event',
    column: 'Event uid',
    key: 'event',
    of: 'event.uid',
    choices: 'event',
    onlyWhenChosen: true,
  },
];

const group = { label: 'Group', column: 'Group uid', of: 'group.uid' } as const;

const courseOf = ({ course }: EventRound) => course?.uid;

export const eventRounds = declareList({
  name: 'event-rounds',
  endpoint: 'events.listRounds',
  path: routes.eventRounds,
  label: 'Event rounds',
  search: 'Event, group or ID',
  empty: 'There are no rounds of events yet.',
  filters: [...filters, { kind: 'any-of', key: 'group', choices: 'group', ...group }],
  peek: 'eventRound',
  export: { file: 'event-rounds', endpoint: 'eventRounds', columns: eventRoundColumns, courseOf },
});

export const eventRoundsOfGroup = declareList({
  name: 'group-rounds',
  endpoint: 'events.listRounds',
  path: routes.groupRounds,
  record: { key: 'group', isNamed: true },
  label: 'Group rounds',
  search: 'Event or ID',
  empty: 'This group has played no rounds yet.',
  filters,
  peek: 'eventRound',
  export: { file: 'rounds-of-group', columns: eventRoundColumns, courseOf },
});
