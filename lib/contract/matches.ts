import * as z from 'zod';
import { acceptId, Count, coerceNumber, Figure, Flag, OpenEnum } from './common';
import { TeeRating } from './courses';
import { Score, TeamPlayer } from './leaderboards';
import type { Fault, ReadItem } from './read-item';

const MatchPlayer = acceptId(
  TeamPlayer.out.extend({
    /** Strokes received in this match. */
    playingHandicap: coerceNumber(Figure.int()).nullish(),
    tee: TeeRating.nullish(),
  }),
);

/** A side's uid is that of its first player. */
export const MatchSide = acceptId(z.object({ uid: z.string().min(1), players: z.array(MatchPlayer).min(1) }));
export type MatchSide = z.infer<typeof MatchSide>;

/** A side's score is the better score of its players; null if no player has a score. */
export const MatchHole = z.object({
  number: coerceNumber(z.number().int()),
  par: Score.nullish(),
  strokeIndex: Score.nullish(),
  grossA: Score.nullish(),
  netA: Score.nullish(),
  grossB: Score.nullish(),
  netB: Score.nullish(),
  /** A, B or HALVED. */
  result: OpenEnum,
  leader: OpenEnum.nullish(),
  /** The lead after this hole; 0 if all square. */
  holesUp: Count,
  /** True if the leader is up by as many holes as remain. */
  dormie: Flag.nullish(),
});
export type MatchHole = z.infer<typeof MatchHole>;

/** `result` is the standing (`1 up`) during a match, and `3&2`, `1 up` or `AS` after it. Not in the specification. */
export const MatchRow = acceptId(
  z.object({
    uid: z.string().min(1),
    sideA: MatchSide,
    sideB: MatchSide,
    result: z.string().nullish(),
    leader: OpenEnum.nullish(),
    holesUp: Count.nullish(),
    thru: Count.nullish(),
    dormie: Flag.nullish(),
    decided: Flag.nullish(),
    /** The uid of the winning side; null while undecided and for a tied match. */
    winnerUid: z.string().nullish(),
    holes: z.array(MatchHole).nullish(),
  }),
);
export type MatchRow = z.infer<typeof MatchRow>;

export const MatchHead = z.object({
  matchplayFormat: OpenEnum.nullish(),
  holesCount: coerceNumber(Figure.int()).nullish(),
});

export const MatchLeaderboard = MatchHead.extend({ items: z.array(MatchRow) });

export type MatchRows = z.infer<typeof MatchHead> & {
  rows: readonly ReadItem<MatchRow>[];
  faults: readonly Fault[];
};
