import { eventColumns } from '@/lib/contract/csv-columns';
import type { Event } from '@/lib/contract/events';
import { eventStatuses } from '@/lib/list/address/known-values';
import type { Filter } from '@/lib/list/rows/old-filter';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';
import { eventFormat } from './event-format';

/** @param statuses those of all events are counted by the API */
const filtersWith = (statuses: Extract<Filter<Event>, { kind: 'any-of' }>['choices']): readonly Filter<Event>[] => [
  { kind: 'any-of', label: 'Status', key: 'status', of: 'status', choices: statuses },
  eventFormat,
  { kind: 'any-of', label: 'Course', column: 'Course uid', key: 'course', of: 'course.uid', choices: 'course' },
  { kind: 'dates', label: 'Starts', from: 'startFrom', to: 'startTo', of: 'startDate' },
  { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: 'createdAt' },
];

const group = { label: 'Group', column: 'Group uid', of: 'group.uid' } as const;

const courseOf = ({ course }: Event) => course?.uid;

export const events = declareList({
  name: 'events',
  endpoint: 'events.list',
  path: routes.events,
  label: 'Events',
  search: 'Event, group or ID',
  empty: 'There are no events yet.',
  filters: [...filtersWith('status-of-events'), { kind: 'any-of', key: 'group', choices: 'group', ...group }],
  peek: 'event',
  export: { file: 'all-events', endpoint: 'events', columns: eventColumns, courseOf },
});

export const eventsOfGroup = declareList({
  name: 'group-events',
  endpoint: 'events.list',
  path: routes.groupEvents,
  record: { key: 'group', isNamed: true },
  label: 'Events',
  search: 'Event or ID',
  empty: 'This group has no events yet.',
  filters: filtersWith(eventStatuses),
  peek: 'event',
  export: { file: 'events-of-group', columns: eventColumns, courseOf },
});

export const eventsOfUser = declareList({
  name: 'user-events',
  endpoint: 'events.list',
  path: routes.userEvents,
  record: { key: 'user' },
  label: 'Events',
  search: 'Event, group or ID',
  empty: 'This golfer has entered no event yet.',
  filters: [...filtersWith(eventStatuses), { kind: 'any-of', key: 'group', choices: 'group-of-user', ...group }],
  columnsOf: events.name,
  peek: 'event',
  export: { file: 'events-of-user', endpoint: 'events', columns: eventColumns, courseOf },
});
