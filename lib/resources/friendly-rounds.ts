import type * as z from 'zod';
import { courses } from '@/lib/contract/courses';
import { friendlyRounds as endpoints, FriendlyRound as FriendlyRoundSchema } from '@/lib/contract/friendly-rounds';
import { users } from '@/lib/contract/users';
import { formatText } from '@/lib/format/format-words';
import { fullName, recordName } from '@/lib/format/name';
import { besideWinner, hasWon, isDecided, type Outcome, rowWinner, winnersOf } from '@/lib/format/row-winner';
import type { Filter } from '@/lib/list/url/filters';
import { friendlyRoundStatuses, matchplayFormats, scoringFormats } from '@/lib/list/url/known-values';
import { CREATED_AT, friendlyRoundColumns as columns } from '@/lib/names';
import { routes } from '@/lib/routes';
import { dayText, labelled, uidOf, wordText } from './field-text';
import { handicapField, idField, idOf, statusField, timeField, wordField } from './make-fields';
import { countryFilter, recordFilter, wordFilter } from './make-filters';
import type { FieldDefinition, Fields, ListDefinition, RecordDeclaration } from './resource';
import { statusMeaning } from './status-meaning';
import { winnerCount } from './winner-count';

export type FriendlyRound = z.infer<typeof FriendlyRoundSchema>;

/** Returns the recorded winner, or without one how the round ended. */
export function winnerText({ winnerPlayer, status, outcome }: FriendlyRound): string | null {
  if (winnerPlayer) {
    return [fullName(winnerPlayer), besideWinner(outcome, winnerPlayer.uid)].filter(Boolean).join(' ');
  }
  const winner = rowWinner({ status, outcome });
  const isUnrecorded = winner !== null && isDecided(status) && !outcome?.tied;
  return isUnrecorded ? `Not recorded: ${winner}` : winner;
}

export function winnerNames({ winnerPlayer, outcome }: FriendlyRound): string[] {
  return [...(winnerPlayer ? [fullName(winnerPlayer)] : []), ...winnersOf(outcome)];
}

/** Returns the recorded winner, with partners if the leaderboard agrees. */
function winnersOfRow({ winnerPlayer, status, outcome }: FriendlyRound): Outcome | null | undefined {
  if (!winnerPlayer) return isDecided(status) ? outcome : null;
  if (outcome && hasWon(outcome, winnerPlayer.uid)) return outcome;
  return { winners: [{ uid: winnerPlayer.uid, name: fullName(winnerPlayer) }] };
}

const recordedWinner: FieldDefinition<FriendlyRound> = {
  label: 'Winner',
  text: ({ winnerPlayer }) => winnerPlayer && fullName(winnerPlayer),
  width: 116,
  grow: 2,
  card: 'line-end',
};

const playedAt = ({ createdAt, course }: FriendlyRound) => ({ at: createdAt, courseUid: course.uid });

const hrefOf = ({ uid }: FriendlyRound) => routes.friendlyRound(uid);

const fields = {
  uid: idField('Round ID', { href: hrefOf, width: 107 }),
  course: {
    label: 'Course',
    text: ({ course }) => course.name,
    href: hrefOf,
    width: 145,
    grow: 1,
    card: 'title',
  },
  tee: {
    label: 'Tees',
    text: ({ tee }) => tee.name,
    width: 58,
  },
  country: { label: 'Country', text: ({ country }) => country.name, width: 98, grow: 1 },
  status: statusField(({ status }) => status, {
    meaning: ({ status }) => statusMeaning('round', status),
    width: 110,
  }),
  scoringFormat: wordField(columns.scoringFormat, ({ scoringFormat }) => scoringFormat, { width: 118 }),
  matchplayFormat: wordField(columns.matchplayFormat, ({ matchplayFormat }) => matchplayFormat, { width: 119 }),
  createdAt: timeField(columns.createdAt, ({ createdAt }) => createdAt, {
    playedAt,
    sortKey: 'createdAt',
    width: 128,
    card: 'line-start',
  }),
  createdBy: {
    label: columns.createdBy,
    text: ({ createdBy }) => fullName(createdBy),
    width: 120,
    grow: 1,
  },
  winner: recordedWinner,
} satisfies Fields<FriendlyRound>;

const filters: readonly Filter<FriendlyRound>[] = [
  wordFilter('Status', 'status', friendlyRoundStatuses),
  wordFilter(columns.scoringFormat, 'scoringFormat', scoringFormats),
  {
    kind: 'any-of',
    label: columns.matchplayFormat,
    key: 'matchplayFormat',
    of: ({ matchplayFormat }) => matchplayFormat ?? null,
    choices: matchplayFormats,
  },
  countryFilter(({ country }) => country),
  recordFilter('Course', 'course', ({ course }) => course, { choices: 'course', endpoint: courses.list }),
  { kind: 'dates', label: columns.createdAt, from: 'createdFrom', to: 'createdTo', of: ({ createdAt }) => createdAt },
  recordFilter(columns.createdBy, 'createdBy', ({ createdBy }) => createdBy, {
    choices: 'only-chosen',
    endpoint: users.list,
  }),
];

const NOT_OFFERED =
  'The golf service cannot find rounds by player or by tie. For a player’s rounds, open the user. For ties, export CSV and look for “Tied” under Winner.';

const more: readonly FieldDefinition<FriendlyRound>[] = [
  {
    ...handicapField(({ winnerPlayer }) => winnerPlayer?.handicap, { width: 0 }),
    heading: 'Winner handicap (plus = negative)',
  },
  idOf('Course ID', ({ course }) => course),
  idOf('Creator ID', ({ createdBy }) => createdBy),
  { label: 'Winner user ID', text: ({ winnerPlayer }) => winnerPlayer?.userUid, kind: 'id', width: 0 },
];

const shared = {
  label: 'Friendly rounds',
  item: FriendlyRoundSchema,
  mayBeMissing: ['event', 'outcome'],
  search: 'Course, creator or ID',
  alsoCounted: [winnerCount(winnersOfRow)],
  previewSource: () => friendlyRounds,
  row: {
    kind: 'friendlyRound',
    noun: 'friendly round',
    name: ({ uid, course }) => recordName({ uid, name: course.name }),
    href: hrefOf,
  },
  csv: { file: 'friendly-rounds', more },
} satisfies Partial<ListDefinition<FriendlyRound>>;

export const friendlyRounds: ListDefinition<FriendlyRound> = {
  ...shared,
  name: 'friendly-rounds',
  endpoint: endpoints.list,
  pathname: () => routes.friendlyRounds,
  empty: 'There are no friendly rounds yet.',
  offersSimilar: 'courses',
  hit: ({ status, scoringFormat, matchplayFormat, createdBy, createdAt }, format) => [
    wordText(status),
    formatText(scoringFormat, matchplayFormat),
    labelled('Created by', fullName(createdBy)),
    dayText(createdAt, format),
  ],
  filters,
  notOffered: NOT_OFFERED,
  fields: {
    ...fields,
    course: { ...fields.course, width: 124, grow: 2 },
    tee: { ...fields.tee, width: 56 },
    country: { ...fields.country, width: 97 },
    scoringFormat: { ...fields.scoringFormat, width: 113, grow: 1 },
    matchplayFormat: { ...fields.matchplayFormat, isHidden: true },
    createdBy: { ...fields.createdBy, width: 97, grow: 2 },
    winner: { ...recordedWinner, text: winnerText, reads: ['outcome'], names: winnerNames, width: 128, grow: 4 },
  },
};

export const friendlyRoundsOfEvent: ListDefinition<FriendlyRound> = {
  ...shared,
  name: 'event-friendly-rounds',
  endpoint: endpoints.list,
  pathname: routes.eventFriendlyRounds,
  recordKey: 'event',
  recordUid: ({ event }) => uidOf(event),
  empty: 'This event has no friendly rounds yet.',
  filters,
  notOffered: NOT_OFFERED,
  fields: friendlyRounds.fields,
  columnCookie: friendlyRounds.name,
  csv: { file: 'friendly-rounds', more },
};

export const friendlyRoundsOfCourse: ListDefinition<FriendlyRound> = {
  ...friendlyRoundsOfEvent,
  name: 'course-friendly-rounds',
  pathname: routes.courseFriendlyRounds,
  recordKey: 'course',
  recordUid: ({ course }) => course.uid,
  empty: 'There are no friendly rounds at this course yet.',
  filters: filters.filter(({ label }) => label !== 'Course'),
};

export const friendlyRoundsByUser: ListDefinition<FriendlyRound> = {
  ...friendlyRoundsOfEvent,
  name: 'rounds-created',
  pathname: routes.userRoundsCreated,
  recordKey: 'createdBy',
  recordUid: ({ createdBy }) => createdBy.uid,
  recordNoun: 'creator',
  empty: 'This user has created no friendly rounds yet.',
  filters: filters.filter(({ label }) => label !== columns.createdBy),
};

export const friendlyRoundsOfUser: ListDefinition<FriendlyRound> = {
  ...shared,
  name: 'rounds',
  endpoint: endpoints.listOfUser,
  pathname: routes.userFriendlyRounds,
  recordKey: 'id',
  empty: 'This user has no friendly rounds yet.',
  filters: [],
  fields,
};

export const friendlyRound: RecordDeclaration<FriendlyRound> = {
  kind: 'friendlyRound',
  noun: 'friendly round',
  name: ({ uid, course }) => recordName({ uid, name: course.name }),
  fields: {
    status: fields.status,
    format: {
      label: 'Format',
      text: ({ scoringFormat, matchplayFormat }) => formatText(scoringFormat, matchplayFormat),
      width: 160,
    },
    course: { ...fields.course, href: ({ course }) => routes.course(course.uid) },
    country: { ...fields.country, href: ({ country }) => routes.country(country.uid) },
    tee: fields.tee,
    winner: { label: 'Winner', text: winnerText, reads: ['outcome'], names: winnerNames, width: 188 },
    createdBy: { ...fields.createdBy, label: 'Created by', href: ({ createdBy }) => routes.user(createdBy.uid) },
    createdAt: { ...fields.createdAt, label: CREATED_AT },
    event: {
      label: 'Event',
      text: ({ event }) => event?.name,
      href: ({ event }) => event && routes.event(event.uid),
      width: 160,
    },
    uid: idField('Round ID', { width: 116 }),
  },
  facts: ['status', 'winner', 'format', 'course', 'country', 'tee', 'createdBy', 'createdAt', 'event', 'uid'],
  emptyFacts: ({ event }) => (event ? [] : ['event']),
  tabs: [],
};
