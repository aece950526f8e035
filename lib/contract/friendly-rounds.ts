import * as z from 'zod';
import type { StrokeBoard } from './boards';
import { AnyOf, Figure, listQuery, MomentEnd, OpenEnum, Person, pageOf, Ref, Timestamp } from './common';
import { Tee } from './courses';
import { Leaderboard } from './leaderboards';
import { MatchLeaderboard } from './matches';
import { RoundOutcome } from './outcomes';
import { Scorecards } from './scorecards';

/** `userUid` is null for a guest. */
const WinnerPlayer = Person.extend({
  membershipType: OpenEnum,
  handicap: Figure,
  userUid: z.string().nullish(),
});

export const FriendlyRound = z.object({
  uid: z.string().min(1),
  createdAt: Timestamp,
  scoringFormat: OpenEnum,
  matchplayFormat: OpenEnum.nullish(),
  status: OpenEnum,
  course: Ref,
  createdBy: Person,
  tee: Tee,
  country: Ref,
  winnerPlayer: WinnerPlayer.nullish(),
  /** The event to which this practice round or return round belongs. Not in the specification. */
  event: Ref.nullish(),
  outcome: RoundOutcome.nullish(),
});
export type FriendlyRound = z.infer<typeof FriendlyRound>;

/** `search` matches the uid, or words in the names of course and creator. */
export const FriendlyRoundsQuery = listQuery(['status', 'createdAt']);

/** `country`, `course`, `event` and `createdBy` take uids. */
export const AllFriendlyRoundsQuery = listQuery(['status', 'createdAt'], {
  status: AnyOf.optional(),
  scoringFormat: AnyOf.optional(),
  matchplayFormat: AnyOf.optional(),
  country: AnyOf.optional(),
  course: AnyOf.optional(),
  event: AnyOf.optional(),
  createdBy: AnyOf.optional(),
  createdFrom: MomentEnd.optional(),
  createdTo: MomentEnd.optional(),
});

const byId = z.strictObject({ id: z.string().min(1) });

const roundPath = '/admin/friendly-rounds/{id}';

const matches = (sides: 'individual' | 'team') => ({
  path: `${roundPath}/matchplay/${sides}-leaderboard`,
  summary: 'The match of a friendly round, hole by hole',
  input: byId,
  output: MatchLeaderboard,
});
const boardAt = (board: StrokeBoard) => ({
  individualLeaderboard: {
    path: `${roundPath}/${board}/individual-leaderboard`,
    summary: 'Players of a friendly round, best first',
    input: byId,
    output: Leaderboard,
  },
  scorecard: {
    path: `${roundPath}/${board}/scorecard`,
    summary: 'The cards of a friendly round, one per player',
    input: byId,
    output: Scorecards,
  },
});

export const friendlyRounds = {
  list: {
    path: '/admin/friendly-rounds',
    summary: 'Friendly rounds',
    input: AllFriendlyRoundsQuery,
    output: pageOf(FriendlyRound),
  },
  listOfUser: {
    path: '/admin/users/{id}/friendly-rounds',
    summary: "A user's friendly rounds",
    input: FriendlyRoundsQuery.extend({ id: z.string().min(1) }),
    output: pageOf(FriendlyRound),
  },
  matchplay: { individualLeaderboard: matches('individual'), teamLeaderboard: matches('team') },
  stableford: boardAt('stableford'),
  strokeplay: boardAt('strokeplay'),
};
