import { sum, sumOfAll } from '@/lib/golf/scoring/sums';
import {
  type By,
  byPoints,
  countedGross,
  type Format,
  holeScore,
  type MaximumScore,
} from '@/sandbox/golf/scoring/formats';
import { type Card, scorecard } from '@/sandbox/golf/scoring/scorecard';

/** A player, or a side that plays one ball, with the card of the round. */
export type LeaderboardEntry = Card & {
  /** Unique among the entries. */
  key: string;
  /** Cards of the earlier rounds: every entry has the same number, played or not. */
  earlier?: readonly Card[] | undefined;
  /** Withdrawn or disqualified: no result, even with a full card. */
  out?: 'withdrawn' | 'disqualified' | null | undefined;
};

export type Counting = {
  format: Format;
  by: By;
  /** In maximum score; by default net double bogey. */
  maximum?: MaximumScore;
};

export type MeasuredHole = {
  number: number;
  par: number;
  played: boolean;
  /** As the format counts it. */
  gross: number | null;
  strokes: number;
  /** Points, or gross less strokes. */
  score: number | null;
};

export type Measured = { thru: number; playingHandicap: number; holes: MeasuredHole[] };

/** Scores the holes of all rounds of an entry, the first round first. */
export function measureRounds(entry: LeaderboardEntry, counting: Counting): Measured[] {
  return [...(entry.earlier ?? []), entry].map((card) => measure(card, counting));
}

/** Scores the holes of a card by the rules of the competition. */
export function measure(card: Card, { format, by, maximum }: Counting): Measured {
  const playingHandicap = by === 'net' ? card.playingHandicap : 0;
  const { holes, thru } = scorecard({ ...card, playingHandicap });
  const measured = holes.map(({ number, par, gross, received, played }) => {
    const hole = { par, gross: played ? gross : null, strokes: received.strokes };
    return {
      number,
      par,
      played,
      gross: countedGross(hole, format, maximum),
      strokes: received.strokes,
      score: holeScore(hole, format, maximum),
    };
  });
  return { thru, playingHandicap, holes: measured };
}

export function bestIs(format: Format): 'highest' | 'lowest' {
  return byPoints(format) ? 'highest' : 'lowest';
}

/** The score of a round so far, and the score it is ranked by. */
type RoundStanding = {
  thru: number;
  /** Points, or net or gross strokes; null where a played hole has no score. */
  score: number | null;
  /** In strokes, `score` plus par for the holes still to play. */
  projected: number | null;
  toPar: number | null;
};

/**
 * Over the holes played. To par is negative when better: strokes against par, in Stableford points against two per
 * counting score; null before the first hole and in modified Stableford.
 */
export function roundStanding(
  holes: readonly { par: number; played: boolean; score: number | null }[],
  format: Format,
  scoresPerHole = 1,
): RoundStanding {
  const played = holes.filter((hole) => hole.played);
  const thru = played.length;
  const score = sumOfAll(played.map((hole) => hole.score));
  if (score === null) return { thru, score, projected: null, toPar: null };
  const parOf = (some: readonly { par: number }[]) => sum(some.map(({ par }) => par));
  const toCome = byPoints(format) ? 0 : parOf(holes.filter((hole) => !hole.played));
  const level = format === 'stableford' ? 2 * scoresPerHole * thru : parOf(played);
  const toPar = format === 'stableford' ? level - score : score - level;
  return {
    thru,
    score,
    projected: score + toCome,
    toPar: thru === 0 || format === 'modifiedStableford' ? null : toPar,
  };
}

/** To par over all rounds that have started. */
export function toParOf(rounds: readonly RoundStanding[]): number | null {
  const begun = rounds.filter(({ thru }) => thru > 0);
  return begun.length === 0 ? null : sumOfAll(begun.map(({ toPar }) => toPar));
}
