import * as z from 'zod';
import { acceptId, Count, coerceNumber, Figure, Flag, OpenEnum, Person, Ref } from './common';
import { TeeRating } from './courses';
import type { Fault, ReadItem } from './read-item';

/**
 * In an event the uid is the group member's, in a friendly round the player's. `userUid` is null for a player who is
 * not a user of the product.
 */
export const Player = acceptId(Person.extend({ userUid: z.string().nullish() }));
export type Player = z.infer<typeof Player>;

/** `handicap` is the index on the day; a plus handicap is negative. */
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
 * A player or a team. Net and points use the playing handicap. A row without a result has no position; `status` says
 * why. In an event with several rounds the scores are totals over all of them. Assumed.
 */
export const LeaderboardRow = z
  .object({
    /** 1, 2, 2, 4: rows that share a place have the same number and `tied`. */
    position: coerceNumber(z.number().int().min(1)).nullish(),
    tied: Flag.nullish(),
    /** FINISHED, IN_PROGRESS, NOT_STARTED, NO_RETURN (a hole without a score in stroke play), WITHDRAWN, … */
    status: OpenEnum.nullish(),
    player: Player.nullish(),
    team: Team.nullish(),
    handicap: coerceNumber(Figure).nullish(),
    playingHandicap: coerceNumber(Figure.int()).nullish(),
    tee: TeeRating.nullish(),
    /** Holes played of the round under way, or of the last one. */
    thru: Count.nullish(),
    gross: Score.nullish(),
    net: Score.nullish(),
    points: Score.nullish(),
    /** Below zero when better: net strokes against par, in Stableford against two points a hole; of the holes played. */
    toPar: Score.nullish(),
    /** What broke the tie, in words: `Ahead on the last 6 (holes 13–18): 27 against 28⅓`. */
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

/** Best first, rows without a result last. Never paged. */
export const Leaderboard = BoardHead.extend({ items: z.array(LeaderboardRow) });

/** `faults` are of what is beside the rows. */
export type LeaderboardRows = z.infer<typeof BoardHead> & {
  rows: readonly ReadItem<LeaderboardRow>[];
  faults: readonly Fault[];
};
