import type * as z from 'zod';
import { courses } from '@/lib/contract/courses';
import { EventRound as EventRoundSchema, events as endpoints, eventExports } from '@/lib/contract/events';
import { groups } from '@/lib/contract/groups';
import { countries } from '@/lib/contract/places';
import { countText } from '@/lib/format/number';
import { shortUid } from '@/lib/format/uid';
import { eventFormats, eventRoundStatuses } from '@/lib/list/address/known-values';
import { routes } from '@/lib/routes';
import { dayText, timeText, uidOf, wordText } from './field-text';
import type { CsvColumn, Fields, Filter, List, RecordDeclaration } from './resource';

export type EventRound = z.infer<typeof EventRoundSchema>;

/** A round has no screen of its own: its scores are on that of its event. */
const hrefOf = ({ uid, event }: EventRound) => (event ? routes.event(event.uid) : routes.eventRound(uid));

const nameOf = ({ uid, event, name }: EventRound) => [event?.name, name].filter(Boolean).join(', ') || shortUid(uid);

const fields = {
  event: {
    label: 'Event',
    text: ({ event }) => event?.name,
    href: hrefOf,
    sortKey: 'event',
    width: 150,
    card: 'title',
  },
  status: {
    label: 'Status',
    text: ({ status }) => wordText(status),
    kind: 'status',
    sortKey: 'status',
    width: 142,
    card: 'aside',
  },
  group: {
    label: 'Group',
    text: ({ group }) => group?.name,
    href: ({ group }) => group && routes.group(group.uid),
    sortKey: 'group',
    width: 120,
  },
  course: {
    label: 'Course',
    text: ({ course }) => course?.name,
    href: ({ course }) => course && routes.course(course.uid),
    sortKey: 'course',
    width: 120,
  },
  playedAt: {
    label: 'Starts',
    text: ({ playedAt }, format) => timeText(playedAt, format),
    kind: 'time',
    playedAt: ({ playedAt, course }) => (playedAt && course ? { at: playedAt, courseUid: course.uid } : null),
    sortKey: 'playedAt',
    width: 132,
  },
  playersCount: {
    label: 'Players',
    text: ({ playersCount }) => countText(playersCount),
    sortKey: 'playersCount',
    align: 'end',
    width: 94,
  },
  name: { label: 'Round', text: ({ name }) => name, width: 72 },
  tee: {
    label: 'Tee',
    text: ({ tee }) => tee?.name,
    dialog: ({ tee, course, country }) => (tee ? { kind: 'tee', tee, course, country } : null),
    width: 60,
  },
  scoringFormat: {
    label: 'Format',
    text: ({ scoringFormat }) => wordText(scoringFormat),
    sortKey: 'scoringFormat',
    width: 96,
  },
  createdAt: {
    label: 'Created',
    text: ({ createdAt }, format) => timeText(createdAt, format),
    kind: 'time',
    sortKey: 'createdAt',
    width: 132,
    isHidden: true,
  },
  uid: {
    label: 'Round ID',
    text: ({ uid }) => uid,
    kind: 'id',
    href: ({ event }) => event && routes.eventTab(event.uid, { tab: 'individuals' }),
    width: 116,
  },
} satisfies Fields<EventRound>;

const filters: readonly Filter<EventRound>[] = [
  { kind: 'any-of', label: 'Status', key: 'status', of: ({ status }) => status, choices: eventRoundStatuses },
  {
    kind: 'any-of',
    label: 'Format',
    key: 'scoringFormat',
    of: ({ scoringFormat }) => scoringFormat,
    choices: eventFormats,
  },
  {
    kind: 'any-of',
    label: 'Country',
    key: 'country',
    of: ({ country }) => uidOf(country),
    choices: 'country',
    endpoint: countries.list,
  },
  {
    kind: 'any-of',
    label: 'Course',
    key: 'course',
    of: ({ course }) => uidOf(course),
    choices: 'course',
    endpoint: courses.list,
  },
  { kind: 'dates', label: 'Starts', from: 'playedFrom', to: 'playedTo', of: ({ playedAt }) => playedAt },
  {
    kind: 'any-of',
    label: 'Event',
    key: 'event',
    of: ({ event }) => uidOf(event),
    choices: 'event',
    endpoint: endpoints.get,
    onlyWhenChosen: true,
  },
];

const columns: readonly CsvColumn<EventRound>[] = [
  { heading: 'Uid', value: ({ uid }) => uid },
  { heading: 'Name', value: ({ name }) => name },
  { heading: 'Status', value: ({ status }) => status },
  { heading: 'Scoring format', value: ({ scoringFormat }) => scoringFormat },
  { heading: 'Event', value: ({ event }) => event?.name },
  { heading: 'Event uid', value: ({ event }) => event?.uid },
  { heading: 'Group', value: ({ group }) => group?.name },
  { heading: 'Group uid', value: ({ group }) => group?.uid },
  { heading: 'Course', value: ({ course }) => course?.name },
  { heading: 'Course uid', value: ({ course }) => course?.uid },
  { heading: 'Country', value: ({ country }) => country?.name },
  { heading: 'Country uid', value: ({ country }) => country?.uid },
  { heading: 'Tee', value: ({ tee }) => tee?.name },
  { heading: 'Starts', value: ({ playedAt }) => playedAt, isTime: true },
  { heading: 'Players', value: ({ playersCount }) => playersCount },
  { heading: 'Created', value: ({ createdAt }) => createdAt, isTime: true },
];

const shared = {
  endpoint: endpoints.listRounds,
  item: EventRoundSchema,
  assumed: [
    'name',
    'status',
    'scoringFormat',
    'event',
    'group',
    'course',
    'country',
    'tee',
    'playedAt',
    'playersCount',
    'createdAt',
  ],
  fields,
  row: { kind: 'eventRound', noun: 'event round', name: nameOf, href: hrefOf },
} satisfies Partial<List<EventRound>>;

export const eventRounds: List<EventRound> = {
  ...shared,
  name: 'event-rounds',
  label: 'Event rounds',
  pathname: () => routes.eventRounds,
  search: 'Event, group or ID',
  empty: 'There are no rounds of events yet.',
  hit: ({ status, group, course, playedAt }, format) => [
    wordText(status),
    group?.name,
    course?.name,
    dayText(playedAt, format),
  ],
  filters: [
    ...filters,
    {
      kind: 'any-of',
      label: 'Group',
      key: 'group',
      of: ({ group }) => uidOf(group),
      choices: 'group',
      endpoint: groups.list,
    },
  ],
  csv: { file: 'event-rounds', endpoint: eventExports.eventRounds, columns },
};

const { group: _, ...fieldsOfGroup } = fields;

export const eventRoundsOfGroup: List<EventRound> = {
  ...shared,
  name: 'group-rounds',
  label: 'Group rounds',
  pathname: routes.groupRounds,
  recordKey: 'group',
  recordUid: ({ group }) => uidOf(group),
  search: 'Event or ID',
  empty: 'This group has played no rounds yet.',
  filters,
  fields: { ...fieldsOfGroup, event: { ...fields.event, width: 260 } },
  csv: { file: 'rounds-of-group', columns },
};

export const eventRound: RecordDeclaration<EventRound> = {
  kind: 'eventRound',
  noun: 'event round',
  name: nameOf,
  fields: {
    ...fields,
    country: {
      label: 'Country',
      text: ({ country }) => country?.name,
      href: ({ country }) => country && routes.country(country.uid),
      width: 110,
    },
  },
  facts: ['uid', 'name', 'status', 'scoringFormat', 'group', 'course', 'country', 'tee', 'playedAt', 'playersCount'],
  tabs: [],
};
