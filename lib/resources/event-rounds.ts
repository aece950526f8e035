import type * as z from 'zod';
import { courses } from '@/lib/contract/courses';
import { EventRound as EventRoundSchema, events as endpoints, eventExports } from '@/lib/contract/events';
import { groups } from '@/lib/contract/groups';
import { shortUid } from '@/lib/format/uid';
import { visibleText } from '@/lib/format/visible-text';
import type { Filter } from '@/lib/list/url/filters';
import { eventFormats, eventRoundStatuses } from '@/lib/list/url/known-values';
import { routes } from '@/lib/routes';
import { dayText, uidOf, wordText } from './field-text';
import { countField, createdField, idField, idOf, statusField, timeField, wordField } from './make-fields';
import { countryFilter, recordFilter, wordFilter } from './make-filters';
import type { FieldDefinition, Fields, ListDefinition, RecordDeclaration } from './resource';
import { statusMeaning } from './status-meaning';

export type EventRound = z.infer<typeof EventRoundSchema>;

/** An event round links to its event's screen, which has the scores. */
const hrefOf = ({ uid, event }: EventRound) => (event ? routes.event(event.uid) : routes.eventRound(uid));

const leaderboardOf = ({ event }: EventRound) => event && routes.eventTab(event.uid, { tab: 'individuals' });

const nameOf = ({ uid, event, name }: EventRound) =>
  [visibleText(event?.name), visibleText(name)].filter(Boolean).join(', ') || shortUid(uid);

const fields = {
  event: {
    label: 'Event',
    text: ({ event }) => event?.name,
    href: hrefOf,
    sortKey: 'event',
    width: 182,
    grow: 1,
    card: 'title',
  },
  status: statusField(({ status }) => status, {
    meaning: ({ status }) => statusMeaning('round', status),
    width: 105,
  }),
  group: {
    label: 'Group',
    text: ({ group }) => group?.name,
    href: ({ group }) => group && routes.group(group.uid),
    sortKey: 'group',
    width: 160,
    grow: 3,
    card: 'line-end',
  },
  course: {
    label: 'Course',
    text: ({ course }) => course?.name,
    sortKey: 'course',
    width: 151,
    grow: 1,
  },
  playedAt: timeField('Starts', ({ playedAt }) => playedAt, {
    playedAt: ({ playedAt, course }) => (playedAt && course ? { at: playedAt, courseUid: course.uid } : null),
    sortKey: 'playedAt',
    width: 128,
    card: 'line-start',
  }),
  playersCount: countField('Players', ({ playersCount }) => playersCount, { sortKey: 'playersCount', width: 75 }),
  name: { label: 'Round', text: ({ name }) => name, width: 72 },
  tee: {
    label: 'Tees',
    text: ({ tee }) => tee?.name,
    width: 58,
  },
  scoringFormat: wordField('Format', ({ scoringFormat }) => scoringFormat, {
    sortKey: 'scoringFormat',
    width: 115,
    grow: 1,
  }),
  createdAt: createdField({ isHidden: true }),
  uid: idField('Round ID', {
    href: leaderboardOf,
    width: 107,
    isHidden: true,
  }),
} satisfies Fields<EventRound>;

const filters: readonly Filter<EventRound>[] = [
  wordFilter('Status', 'status', eventRoundStatuses),
  wordFilter('Format', 'scoringFormat', eventFormats),
  countryFilter(({ country }) => country),
  recordFilter('Course', 'course', ({ course }) => course, { choices: 'course', endpoint: courses.list }),
  {
    kind: 'dates',
    label: 'Starts',
    from: 'playedFrom',
    to: 'playedTo',
    of: ({ playedAt }) => playedAt,
    isUpcoming: true,
  },
  recordFilter('Event', 'event', ({ event }) => event, {
    choices: 'only-chosen',
    endpoint: endpoints.get,
  }),
];

const more: readonly FieldDefinition<EventRound>[] = [
  { label: 'Country', text: ({ country }) => country?.name, width: 0 },
  idOf('Event ID', ({ event }) => event),
  idOf('Group ID', ({ group }) => group),
  idOf('Course ID', ({ course }) => course),
  idOf('Country ID', ({ country }) => country),
];

const shared = {
  endpoint: endpoints.listRounds,
  item: EventRoundSchema,
  mayBeMissing: [
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
  previewSource: () => eventRounds,
  row: { kind: 'eventRound', noun: 'event round', name: nameOf, href: hrefOf },
  notOffered:
    'The golf service sends no winner of a single round of an event, and cannot find event rounds by player. For winners, open the event; for a player’s events, the user.',
} satisfies Partial<ListDefinition<EventRound>>;

export const eventRounds: ListDefinition<EventRound> = {
  ...shared,
  name: 'event-rounds',
  label: 'Event rounds',
  pathname: () => routes.eventRounds,
  search: 'Event, group or ID',
  empty: 'There are no event rounds yet.',
  offersSimilar: 'courses',
  hit: ({ status, group, course, playedAt }, format) => [
    wordText(status),
    group?.name,
    course?.name,
    dayText(playedAt, format),
  ],
  filters: [
    ...filters,
    recordFilter('Group', 'group', ({ group }) => group, { choices: 'group', endpoint: groups.list }),
  ],
  csv: { file: 'event-rounds', endpoint: eventExports.eventRounds, more },
};

const { group: _, ...fieldsOfGroup } = fields;

export const eventRoundsOfGroup: ListDefinition<EventRound> = {
  ...shared,
  name: 'group-rounds',
  label: 'Group rounds',
  pathname: routes.groupRounds,
  recordKey: 'group',
  recordUid: ({ group }) => uidOf(group),
  search: 'Event or ID',
  empty: 'This group has no event rounds yet.',
  filters,
  fields: { ...fieldsOfGroup, course: { ...fields.course, card: 'line-end' } },
  csv: { file: 'event-rounds', more: [fields.group, ...more] },
};

/**
 * In its event's own list, a round links to the leaderboard, because the event's screen would lead back to the list.
 */
export const eventRoundsOfEvent: ListDefinition<EventRound> = {
  ...shared,
  fields: { ...fields, event: { ...fields.event, href: leaderboardOf } },
  row: { ...shared.row, href: leaderboardOf },
  name: 'rounds-of-event',
  label: 'Event rounds',
  pathname: routes.eventRoundsOfEvent,
  recordKey: 'event',
  recordUid: ({ event }) => uidOf(event),
  search: 'Group or ID',
  empty: 'This event has no rounds yet.',
  filters: eventRounds.filters.filter(({ label }) => label !== 'Event'),
  columnCookie: eventRounds.name,
  csv: { file: 'event-rounds', more },
};

export const eventRoundsOfCourse: ListDefinition<EventRound> = {
  ...eventRoundsOfEvent,
  fields,
  row: shared.row,
  name: 'course-event-rounds',
  pathname: routes.courseEventRounds,
  recordKey: 'course',
  recordUid: ({ course }) => uidOf(course),
  search: eventRounds.search,
  empty: 'There are no event rounds at this course yet.',
  filters: eventRounds.filters.filter(({ label }) => label !== 'Course'),
};

export const eventRound: RecordDeclaration<EventRound> = {
  kind: 'eventRound',
  noun: 'event round',
  name: nameOf,
  fields: {
    ...fields,
    course: { ...fields.course, href: ({ course }) => course && routes.course(course.uid) },
    country: {
      label: 'Country',
      text: ({ country }) => country?.name,
      href: ({ country }) => country && routes.country(country.uid),
      width: 110,
    },
  },
  facts: ['name', 'status', 'scoringFormat', 'playedAt', 'group', 'course', 'country', 'tee', 'playersCount', 'uid'],
  tabs: [],
};
