import * as z from 'zod';
import type { StrokeBoard } from './boards';
import {
  AnyOf,
  acceptId,
  Count,
  coerceDate,
  listQuery,
  MomentEnd,
  OpenEnum,
  Person,
  pageOf,
  Ref,
  Timestamp,
} from './common';
import { Tee } from './courses';
import { pages, zone } from './csv';
import { Leaderboard, Team } from './leaderboards';
import { Outcome } from './outcomes';
import { Scorecards } from './scorecards';

/** A competition of a group over one or more rounds. The specification does not define these fields. */
export const Event = acceptId(
  Ref.extend({
    status: OpenEnum.nullish(),
    scoringFormat: OpenEnum.nullish(),
    teamFormat: OpenEnum.nullish(),
    group: acceptId(Ref).nullish(),
    course: acceptId(Ref).nullish(),
    startDate: coerceDate(Timestamp).nullish(),
    endDate: coerceDate(Timestamp).nullish(),
    participantsCount: Count.nullish(),
    teamsCount: Count.nullish(),
    roundsCount: Count.nullish(),
    outcome: Outcome.nullish(),
    createdBy: acceptId(Person).nullish(),
    createdAt: coerceDate(Timestamp).nullish(),
  }),
);
export type Event = z.infer<typeof Event>;

/** `search` matches the uid, or words in the names of event, group and course. `user` is a participant's uid. */
export const EventsQuery = listQuery(
  ['name', 'status', 'scoringFormat', 'group', 'course', 'startDate', 'participantsCount', 'roundsCount', 'createdAt'],
  {
    status: AnyOf.optional(),
    scoringFormat: AnyOf.optional(),
    group: AnyOf.optional(),
    user: AnyOf.optional(),
    course: AnyOf.optional(),
    startFrom: MomentEnd.optional(),
    startTo: MomentEnd.optional(),
    createdFrom: MomentEnd.optional(),
    createdTo: MomentEnd.optional(),
  },
);

/** `country` is where the course is, and `tee` is what most players play from. Not in the specification. */
export const EventRound = acceptId(
  z.object({
    uid: z.string().min(1),
    name: z.string().nullish(),
    status: OpenEnum.nullish(),
    scoringFormat: OpenEnum.nullish(),
    event: acceptId(Ref).nullish(),
    group: acceptId(Ref).nullish(),
    course: acceptId(Ref).nullish(),
    country: acceptId(Ref).nullish(),
    tee: Tee.nullish(),
    playedAt: coerceDate(Timestamp).nullish(),
    playersCount: Count.nullish(),
    createdAt: coerceDate(Timestamp).nullish(),
  }),
);
export type EventRound = z.infer<typeof EventRound>;

/** `search` matches the uid, or words in the names of event, group and course. `country` takes uids. */
export const EventRoundsQuery = listQuery(
  ['status', 'scoringFormat', 'event', 'group', 'course', 'playedAt', 'playersCount', 'createdAt'],
  {
    status: AnyOf.optional(),
    scoringFormat: AnyOf.optional(),
    group: AnyOf.optional(),
    event: AnyOf.optional(),
    country: AnyOf.optional(),
    course: AnyOf.optional(),
    playedFrom: MomentEnd.optional(),
    playedTo: MomentEnd.optional(),
  },
);

/** `search` matches the uid, or words in the names of team and players. */
export const TeamsQuery = listQuery(['name']);

const uid = z.string().min(1);
const ofEvent = { group: uid, event: uid };
const eventPath = '/admin/groups/{group}/events/{event}';

const boardAt = (board: StrokeBoard) => ({
  individualLeaderboard: {
    path: `${eventPath}/${board}/individual-leaderboard`,
    summary: 'Players of an event, best first',
    input: z.strictObject(ofEvent),
    output: Leaderboard,
  },
  teamLeaderboard: {
    path: `${eventPath}/${board}/team-leaderboard`,
    summary: 'Teams of an event, best first',
    input: z.strictObject(ofEvent),
    output: Leaderboard,
  },
  teamScorecard: {
    path: `${eventPath}/${board}/teams/{team}/scorecard`,
    summary: 'The scorecards of a team and its players, by round',
    input: z.strictObject({ ...ofEvent, team: uid }),
    output: Scorecards,
  },
});

export const events = {
  list: { path: '/admin/events', summary: 'Events of all groups', input: EventsQuery, output: pageOf(Event) },
  get: { path: '/admin/events/{id}', summary: 'An event', input: z.strictObject({ id: uid }), output: Event },
  listRounds: {
    path: '/admin/group-event-rounds',
    summary: 'Rounds of all events',
    input: EventRoundsQuery,
    output: pageOf(EventRound),
  },
  listTeams: {
    path: `${eventPath}/teams`,
    summary: 'Teams of an event',
    input: TeamsQuery.extend(ofEvent),
    output: pageOf(Team),
  },
  stableford: boardAt('stableford'),
  strokeplay: boardAt('strokeplay'),
};

export const eventExports = {
  events: { path: '/admin/export/events', summary: 'Events as CSV', input: EventsQuery.omit(pages).extend({ zone }) },
  eventRounds: {
    path: '/admin/export/event-rounds',
    summary: 'Rounds of events as CSV',
    input: EventRoundsQuery.omit(pages).extend({ zone }),
  },
};
