import * as z from 'zod';
import { acceptId, coerceDate, coerceNumber, Figure, Flag, OpenEnum, Ref, Timestamp } from './common';
import { RatedTee } from './courses';
import { Player, Score } from './leaderboards';
import type { Fault, ReadItem } from './read-item';

/** `strokes` is missing if the ball was picked up or the hole not played. Team cards have no `handicapStrokes`. */
export const CardScore = z.object({
  holeNumber: coerceNumber(z.number().int()),
  strokes: Score.nullish(),
  handicapStrokes: coerceNumber(Figure.int()).nullish(),
  net: Score.nullish(),
  points: Score.nullish(),
  /** Whether a player's score counts for the team. */
  counted: Flag.nullish(),
});
export type CardScore = z.infer<typeof CardScore>;

/** Sums over the holes played. Sums of strokes are null if a score is missing. In Stableford, `out` and `in` are points. */
const CardTotals = z.object({
  out: Score.nullish(),
  in: Score.nullish(),
  gross: Score.nullish(),
  net: Score.nullish(),
  points: Score.nullish(),
});

/** The specification does not define these fields. */
export const Scorecard = z
  .object({
    player: Player.nullish(),
    team: acceptId(Ref).nullish(),
    round: acceptId(Ref.extend({ playedAt: coerceDate(Timestamp).nullish() })).nullish(),
    handicap: coerceNumber(Figure).nullish(),
    playingHandicap: coerceNumber(Figure.int()).nullish(),
    tee: RatedTee,
    scores: z.array(CardScore),
    totals: CardTotals.nullish(),
  })
  .refine(({ player, team }) => player || team, { path: ['player'], message: 'Required' });
export type Scorecard = z.infer<typeof Scorecard>;

/** Cards in the order of rounds, a team's card before those of its players. */
export const Scorecards = z.object({
  scoringFormat: OpenEnum.nullish(),
  teamFormat: OpenEnum.nullish(),
  items: z.array(Scorecard),
});

export type ScorecardRows = Omit<z.infer<typeof Scorecards>, 'items'> & {
  rows: readonly ReadItem<Scorecard>[];
  faults: readonly Fault[];
};
