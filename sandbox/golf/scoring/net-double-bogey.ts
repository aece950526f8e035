import { sum } from '@/lib/golf/scoring/sums';
import type { CardHole, Gross } from './card';

type Hole = Pick<CardHole, 'par' | 'strokes'>;

const MOST_OVER_PAR = 5;

/**
 * Rule 3.1b: par + 2 + the strokes of the rounded Course Handicap. From four strokes on a hole, that is above a Course
 * Handicap of 54, at most par + 5.
 */
export function netDoubleBogey({ par, strokes }: Hole): number {
  return par + Math.min(2 + strokes, MOST_OVER_PAR);
}

/** Rule 3.1a: the most that a hole counts for a player who has no Handicap Index yet. */
export function maximumWithoutIndex({ par }: Pick<Hole, 'par'>): number {
  return par + MOST_OVER_PAR;
}

/** Limits strokes to a maximum; a missing score counts as the maximum. */
export function capAt(gross: Gross, maximum: number): number {
  return Math.min(gross ?? maximum, maximum);
}

/** Rule 3.1: the adjusted gross score, with every hole limited to its maximum. */
export function adjustedGross(card: readonly CardHole[], maximum: (hole: Hole) => number = netDoubleBogey): number {
  return sum(card.map((hole) => capAt(hole.gross, maximum(hole))));
}
