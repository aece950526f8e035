import { sum } from '@/lib/golf/scoring/sums';
import type { CardHole, Gross } from './card';

type Hole = Pick<CardHole, 'par' | 'strokes'>;

const MOST_OVER_PAR = 5;

/**
 * The highest score on a hole that counts for the handicap (Rule 3.1b): par + 2 + the strokes received with the rounded
 * Course Handicap, but at most par + 5. The limit of par + 5 affects only players who receive four or more strokes on a
 * hole.
 */
export function netDoubleBogey({ par, strokes }: Hole): number {
  return par + Math.min(2 + strokes, MOST_OVER_PAR);
}

/** The highest score on a hole for a player without a Handicap Index (Rule 3.1a). */
export function maximumWithoutIndex({ par }: Pick<Hole, 'par'>): number {
  return par + MOST_OVER_PAR;
}

/** Limits strokes to a maximum. A missing score counts as the maximum. */
export function capAt(gross: Gross, maximum: number): number {
  return Math.min(gross ?? maximum, maximum);
}

/** The adjusted gross score (Rule 3.1), in which the score on each hole has a maximum. */
export function adjustedGross(card: readonly CardHole[], maximum: (hole: Hole) => number = netDoubleBogey): number {
  return sum(card.map((hole) => capAt(hole.gross, maximum(hole))));
}
