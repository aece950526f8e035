import { sum } from '@/lib/golf/scoring/sums';
import type { CardHole, Gross } from './card';

type Hole = Pick<CardHole, 'par' | 'strokes'>;

const MOST_OVER_PAR = 5;

/**
 * The highest score of a hole that counts for the handicap (Rule 3.1b): par + 2 + the strokes received with the rounded
 * Course Handicap. It is never above par + 5, which affects players who receive four or more strokes on a hole.
 */
export function netDoubleBogey({ par, strokes }: Hole): number {
  return par + Math.min(2 + strokes, MOST_OVER_PAR);
}

/** The maximum score of a hole for a player without a Handicap Index (Rule 3.1a). */
export function maximumWithoutIndex({ par }: Pick<Hole, 'par'>): number {
  return par + MOST_OVER_PAR;
}

/** Limits strokes to a maximum. A missing score counts as the maximum. */
export function capAt(gross: Gross, maximum: number): number {
  return Math.min(gross ?? maximum, maximum);
}

/** The adjusted gross score (Rule 3.1): the score of every hole is limited to its maximum. */
export function adjustedGross(card: readonly CardHole[], maximum: (hole: Hole) => number = netDoubleBogey): number {
  return sum(card.map((hole) => capAt(hole.gross, maximum(hole))));
}
