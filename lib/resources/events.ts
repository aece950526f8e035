import type * as z from 'zod';
import { courses } from '@/lib/contract/courses';
import { Event as EventSchema, events as endpoints, eventExports } from '@/lib/contract/events';
import { friendlyRounds } from '@/lib/contract/friendly-rounds';
import { groups } from '@/lib/contract/groups';
import { momentIn } from '@/lib/format/day-start';
import { formatText } from '@/lib/format/format-words';
import { fullName, recordName } from '@/lib/format/name';
import { overdueByText, overdueDays } from '@/lib/format/overdue';
import { isDecided, rowWinner, winnersOf } from '@/lib/format/row-winner';
import { titleCase } from '@/lib/format/title-case';
import type { DeclaredChoices, Filter } from '@/lib/list/url/filters';
import { eventFormats, eventStatuses } from '@/lib/list/url/known-values';
import { CREATED_AT } from '@/lib/names';
import { routes } from '@/lib/routes';
import { dayText, uidOf, wordText } from './field-text';
import { countField, createdField, idField, idOf, timeField } from './make-fields';
import { recordFilter, wordFilter } from './make-filters';
import type { FieldDefinition, Fields, ListDefinition, RecordDeclaration, RecordSource } from './resource';
import { statusMeaning } from './status-meaning';
import { winnerCount } from './winner-count';

export type Event = z.infer<typeof EventSchema>;

export function eventStatusText({ status, endDate }: Pick<Event, 'status' | 'endDate'>): string | null {
  if (!status) return null;
  const days = overdueDays({ status, endDate });
  return days === null ? titleCase(status) : `${titleCase(status)}, ${overdueByText(days)}`;
}

export function winnerText({ status, outcome }: Event): string | null {
  return status ? rowWinner({ status, outcome }) : null;
}

/** The card of the winning team, or the winning player's row of the leaderboard; null without a single winner. */
function winnerHref({ uid, status, teamFormat, outcome }: Event): string | null {
  const [winner, ...others] = outcome?.winners ?? [];
  if (!winner || others.length > 0 || !isDecided(status)) return null;
  return teamFormat ? routes.teamCard(uid, winner.uid) : routes.eventBoardAt(uid, 'individuals', winner.uid);
}

function playedAt(at: string | null | undefined, { course }: Event) {
  return at && course ? { at, courseUid: course.uid } : null;
}

const fields = {
  name: {
    label: 'Name',
    text: recordName,
    href: ({ uid }) => routes.event(uid),
    sortKey: 'name',
    width: 170,
    grow: 1,
    card: 'title',
  },
  status: {
    label: 'Status',
    text: eventStatusText,
    apiCsv: {
      text: (cell, { timeZone }) =>
        eventStatusText({ status: cell('Status'), endDate: momentIn(cell('Ends'), timeZone) }),
    },
    meaning: ({ status }) => statusMeaning('event', status),
    kind: 'status',
    sortKey: 'status',
    width: 120,
    card: 'aside',
  },
  group: {
    label: 'Group',
    text: ({ group }) => group?.name,
    href: ({ group }) => group && routes.group(group.uid),
    sortKey: 'group',
    width: 140,
    grow: 2,
    card: 'line-end',
  },
  course: {
    label: 'Course',
    text: ({ course }) => course?.name,
    href: ({ course }) => course && routes.course(course.uid),
    sortKey: 'course',
    width: 132,
    grow: 1,
  },
  startDate: timeField('Starts', ({ startDate }) => startDate, {
    playedAt: (event) => playedAt(event.startDate, event),
    sortKey: 'startDate',
    width: 128,
    card: 'line-start',
  }),
  participantsCount: countField('Players', ({ participantsCount }) => participantsCount, {
    apiCsv: { headings: ['Participants'] },
    sortKey: 'participantsCount',
    width: 75,
  }),
  winner: {
    label: 'Winner',
    text: winnerText,
    reads: ['outcome'],
    names: ({ outcome }) => winnersOf(outcome),
    href: winnerHref,
    width: 138,
    grow: 2,
  },
  roundsCount: countField('Rounds', ({ roundsCount }) => roundsCount, {
    href: ({ uid }) => routes.eventRoundsOfEvent(uid),
    sortKey: 'roundsCount',
    width: 76,
  }),
  scoringFormat: {
    label: 'Format',
    text: ({ scoringFormat, teamFormat }) => formatText(scoringFormat, teamFormat),
    apiCsv: {
      headings: ['Team format'],
      text: (cell) => formatText(cell('Scoring format') || cell('Format'), cell('Team format')),
    },
    sortKey: 'scoringFormat',
    width: 96,
    isHidden: true,
  },
  endDate: timeField('Ends', ({ endDate }) => endDate, {
    playedAt: (event) => playedAt(event.endDate, event),
    width: 128,
    isHidden: true,
  }),
  createdAt: createdField({ isHidden: true }),
  uid: idField('Event ID', { width: 107, isHidden: true }),
} satisfies Fields<Event>;

const filtersWith = (statuses: DeclaredChoices): readonly Filter<Event>[] => [
  wordFilter('Status', 'status', statuses, eventStatuses),
  wordFilter('Format', 'scoringFormat', eventFormats),
  recordFilter('Course', 'course', ({ course }) => course, { choices: 'course', endpoint: courses.list }),
  {
    kind: 'dates',
    label: 'Starts',
    from: 'startFrom',
    to: 'startTo',
    of: ({ startDate }) => startDate,
    isUpcoming: true,
  },
  { kind: 'dates', label: CREATED_AT, from: 'createdFrom', to: 'createdTo', of: ({ createdAt }) => createdAt },
];

const groupFilter = recordFilter<Event>('Group', 'group', ({ group }) => group, {
  choices: 'group',
  endpoint: groups.list,
});

const more: readonly FieldDefinition<Event>[] = [
  countField('Teams', ({ teamsCount }) => teamsCount, { width: 0 }),
  { label: 'Created by', text: ({ createdBy }) => createdBy && fullName(createdBy), width: 0 },
  idOf('Group ID', ({ group }) => group),
  idOf('Course ID', ({ course }) => course),
];

const shared = {
  label: 'Events',
  endpoint: endpoints.list,
  item: EventSchema,
  mayBeMissing: [
    'status',
    'scoringFormat',
    'teamFormat',
    'group',
    'course',
    'startDate',
    'endDate',
    'participantsCount',
    'teamsCount',
    'roundsCount',
    'outcome',
    'createdBy',
    'createdAt',
  ],
  search: 'Event, group or ID',
  alsoCounted: [winnerCount(({ status, outcome }) => (isDecided(status) ? outcome : null))],
  fields,
  row: { kind: 'event', noun: 'event', name: recordName, href: ({ uid }) => routes.event(uid) },
} satisfies Partial<ListDefinition<Event>>;

export const events: ListDefinition<Event> = {
  ...shared,
  name: 'events',
  pathname: () => routes.events,
  empty: 'There are no events yet.',
  offersSimilar: true,
  hit: ({ status, group, course, startDate }, format) => [
    wordText(status),
    group?.name,
    course?.name,
    dayText(startDate, format),
  ],
  hitAt: ({ startDate }) => startDate,
  filters: [...filtersWith('status-of-events'), groupFilter],
  notOffered:
    'The golf service cannot find events by player, team or tie. For a player’s events, open the user. For ties for first place, see the column Winner.',
  csv: { file: 'all-events', endpoint: eventExports.events, more },
};

const { group: _, ...fieldsOfGroup } = fields;

export const eventsOfGroup: ListDefinition<Event> = {
  ...shared,
  name: 'group-events',
  pathname: routes.groupEvents,
  recordKey: 'group',
  recordUid: ({ group }) => uidOf(group),
  search: 'Event or ID',
  empty: 'This group has no events yet.',
  filters: filtersWith(eventStatuses),
  fields: { ...fieldsOfGroup, course: { ...fields.course, card: 'line-end' } },
  csv: { file: 'events', more: [fields.group, ...more] },
};

export const eventsOfCourse: ListDefinition<Event> = {
  ...shared,
  name: 'course-events',
  pathname: routes.courseEvents,
  recordKey: 'course',
  recordUid: ({ course }) => uidOf(course),
  empty: 'There are no events at this course yet.',
  filters: events.filters.filter(({ label }) => label !== 'Course'),
  columnCookie: events.name,
  csv: { file: 'events', more },
};

export const eventsOfUser: ListDefinition<Event> = {
  ...shared,
  name: 'user-events',
  pathname: routes.userEvents,
  recordKey: 'user',
  empty: 'This user has no events yet.',
  filters: [...filtersWith(eventStatuses), groupFilter],
  columnCookie: events.name,
  csv: { file: 'events', endpoint: eventExports.events, more },
};

export const eventSource: RecordSource<Event> = {
  endpoint: endpoints.get,
  item: EventSchema,
  mayBeMissing: shared.mayBeMissing,
  isRecord: true,
};

export const hasTeams = ({ teamFormat, teamsCount }: Event) => Boolean(teamFormat || teamsCount);

export const event: RecordDeclaration<Event> = {
  kind: 'event',
  noun: 'event',
  name: recordName,
  fields: {
    ...fields,
    createdBy: {
      label: 'Created by',
      text: ({ createdBy }) => createdBy && fullName(createdBy),
      href: ({ createdBy }) => createdBy && routes.user(createdBy.uid),
      width: 110,
    },
    scoringFormat: {
      ...fields.scoringFormat,
      label: 'Scoring format',
      text: ({ scoringFormat }) => wordText(scoringFormat),
    },
    teamFormat: {
      label: 'Team format',
      text: ({ teamFormat }) => wordText(teamFormat) ?? 'Individual',
      width: 110,
    },
    teamsCount: countField('Teams', ({ teamsCount }) => teamsCount, { width: 94 }),
  },
  facts: [
    'group',
    'course',
    'createdBy',
    'scoringFormat',
    'teamFormat',
    'startDate',
    'endDate',
    'participantsCount',
    'teamsCount',
    'roundsCount',
    'createdAt',
    'uid',
  ],
  emptyFacts: (item) => (hasTeams(item) ? [] : ['teamsCount']),
  tabs: [
    { label: 'Overview', href: routes.event },
    {
      label: 'Individuals',
      href: (uid) => routes.eventTab(uid, { tab: 'individuals' }),
      totalOf: ({ participantsCount }) => participantsCount,
    },
    {
      label: 'Teams',
      href: (uid) => routes.eventTab(uid, { tab: 'teams' }),
      alsoView: 'team-sheet',
      totalOf: ({ teamsCount }) => teamsCount,
      isOf: hasTeams,
    },
    {
      label: 'Event rounds',
      href: routes.eventRoundsOfEvent,
      totalOf: ({ roundsCount }) => roundsCount,
    },
    {
      label: 'Friendly rounds',
      href: routes.eventFriendlyRounds,
      count: { endpoint: friendlyRounds.list, query: (event) => ({ event }), rowsHaveUid: true },
    },
  ],
};
