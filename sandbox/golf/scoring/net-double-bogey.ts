import { sum } from '@/lib/golf/scoring/sums';
import type { CardHole, Gross } from './card';

type Hole = Pick<CardHole, 'par' | 'strokes'>;

const MOST_OVER_PAR = 5;

/**
 * Rule 3.1b: par + 2 + the strokes received with the rounded Course Handicap. At most par + 5 when four or more strokes
 * are received on a hole, which means a Course Handicap above 54.
 */
export function netDoubleBogey({ par, strokes }: Hole): number {
  return par + Math.min(2 + strokes, MOST_OVER_PAR);
}

/** Rule 3.1a: the maximum score on a hole for a player without a Handicap Index. */
export function maximumWithoutIndex({ par }: Pick<Hole, 'par'>): number {
  return par + MOST_OVER_PAR;
}

/** Limits strokes to a maximum. A missing score counts as the maximum. */
export function capAt(gross: Gross, maximum: number): number {
  return Math.min(gross ?? maximum, maximum);
}

/** Rule 3.1: the adjusted gross score, with the score of every hole limited to its maximum. */
export function adjustedGross(card: readonly CardHole[], maximum: (hole: Hole) => number = netDoubleBogey): number {
  return sum(card.map((hole) => capAt(hole.gross, maximum(hole))));
}
