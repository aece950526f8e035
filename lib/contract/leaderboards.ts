import * as z from 'zod';
import { acceptId, Count, coerceNumber, Figure, Flag, OpenEnum, Person, Ref } from './common';
import { TeeRating } from './courses';
import type { Fault, ReadItem } from './read-item';

/** `uid` identifies a group member in an event, and a player in a friendly round. Guests have no `userUid`. */
export const Player = acceptId(Person.extend({ userUid: z.string().nullish() }));
export type Player = z.infer<typeof Player>;

/** A plus handicap is negative. */
export const TeamPlayer = acceptId(Player.out.extend({ handicap: coerceNumber(Figure).nullish() }));
export type TeamPlayer = z.infer<typeof TeamPlayer>;

export const Team = acceptId(Ref.extend({ players: z.array(TeamPlayer) }));
export type Team = z.infer<typeof Team>;

export const Score = coerceNumber(z.number().int());

const RoundScore = acceptId(
  z.object({
    uid: z.string().min(1),
    thru: Count.nullish(),
    gross: Score.nullish(),
    net: Score.nullish(),
    points: Score.nullish(),
  }),
);

/**
 * The result of a player or team over all rounds. Net and points use the playing handicap. Not in the specification.
 */
export const LeaderboardRow = z
  .object({
    /** Tied rows share a position: 1, 2, 2, 4. Null without a result, for which `status` gives the reason. */
    position: coerceNumber(z.number().int().min(1)).nullish(),
    tied: Flag.nullish(),
    /** For example FINISHED, IN_PROGRESS, NOT_STARTED, WITHDRAWN, or NO_RETURN (stroke play with a missing score). */
    status: OpenEnum.nullish(),
    player: Player.nullish(),
    team: Team.nullish(),
    handicap: coerceNumber(Figure).nullish(),
    playingHandicap: coerceNumber(Figure.int()).nullish(),
    tee: TeeRating.nullish(),
    /** The number of holes played in the current round, or in the last round if none is in progress. */
    thru: Count.nullish(),
    gross: Score.nullish(),
    net: Score.nullish(),
    points: Score.nullish(),
    /** Net strokes minus par of the holes played; in Stableford 2 points per hole played, minus the points scored. */
    toPar: Score.nullish(),
    /**
     * How the tie was broken: `Ahead of Ann Lee on the last 6 (holes 13–18): 27 against 28⅓`, or `Won the play-off`.
     */
    countback: z.string().nullish(),
    rounds: z.array(RoundScore).nullish(),
  })
  .refine(({ player, team }) => player || team, { path: ['player'], message: 'Required' });
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

export const BoardHead = z.object({
  scoringFormat: OpenEnum.nullish(),
  teamFormat: OpenEnum.nullish(),
  holesCount: coerceNumber(Figure.int()).nullish(),
});

/** The best row first, rows without a result last. A leaderboard has no pages. */
export const Leaderboard = BoardHead.extend({ items: z.array(LeaderboardRow) });

export type LeaderboardRows = z.infer<typeof BoardHead> & {
  rows: readonly ReadItem<LeaderboardRow>[];
  faults: readonly Fault[];
};
