import type { CardHole } from './card';

/** Rule 3.1b, for a player with a Handicap Index: par + 2 + the strokes of the rounded Course Handicap. */
export function netDoubleBogey({ par, strokes }: Pick<CardHole, 'par' | 'strokes'>): number {
  return par + 2 + strokes;
}

/** Gross with every hole held to net double bogey; a hole without a score counts as that. */
export function adjustedGross(card: readonly CardHole[]): number {
  return card.reduce((total, hole) => total + Math.min(hole.gross ?? netDoubleBogey(hole), netDoubleBogey(hole)), 0);
}
