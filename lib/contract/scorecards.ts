import * as z from 'zod';
import { acceptId, coerceDate, coerceNumber, Figure, Flag, OpenEnum, Ref, Timestamp } from './common';
import { RatedTee } from './courses';
import { Player, Score } from './leaderboards';
import type { Fault, ReadItem } from './read-item';

/**
 * A hole of a card. Without `strokes` there is no score: the ball was picked up, or the hole was not played. A team's
 * card holds the team's scores, without `handicapStrokes`.
 */
export const CardScore = z.object({
  holeNumber: coerceNumber(z.number().int()),
  strokes: Score.nullish(),
  handicapStrokes: coerceNumber(Figure.int()).nullish(),
  net: Score.nullish(),
  points: Score.nullish(),
  /** On the card of a team's player: whether the score counts for the team. */
  counted: Flag.nullish(),
});
export type CardScore = z.infer<typeof CardScore>;

/**
 * Totals of the holes played. `out` and `in` are the strokes of holes 1 to 9 and of the others, on a Stableford card
 * the points; null for a nine that has not begun. Strokes are null when a hole before the last one has no score.
 */
const CardTotals = z.object({
  out: Score.nullish(),
  in: Score.nullish(),
  gross: Score.nullish(),
  net: Score.nullish(),
  points: Score.nullish(),
});

/** The card of a player or of a team, of one round. Assumed. */
export const Scorecard = z
  .object({
    player: Player.nullish(),
    team: acceptId(Ref).nullish(),
    /** In an event: which of its rounds. */
    round: acceptId(Ref.extend({ playedAt: coerceDate(Timestamp).nullish() })).nullish(),
    handicap: coerceNumber(Figure).nullish(),
    playingHandicap: coerceNumber(Figure.int()).nullish(),
    tee: RatedTee,
    scores: z.array(CardScore),
    totals: CardTotals.nullish(),
  })
  .refine(({ player, team }) => player || team, { path: ['player'], message: 'Required' });
export type Scorecard = z.infer<typeof Scorecard>;

/** Cards by round; a team's card precedes those of its players. */
export const Scorecards = z.object({
  scoringFormat: OpenEnum.nullish(),
  teamFormat: OpenEnum.nullish(),
  items: z.array(Scorecard),
});

/** `faults` are of what is beside the cards. */
export type ScorecardRows = Omit<z.infer<typeof Scorecards>, 'items'> & {
  rows: readonly ReadItem<Scorecard>[];
  faults: readonly Fault[];
};
