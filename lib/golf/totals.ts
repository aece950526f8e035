import type { CardHole } from './card';
import { type Format, holeScore, type MaximumScore } from './formats';
import { sumOfAll } from './sums';

/** What a whole card makes: points, or net strokes; null where a hole has no score and the format needs one. */
export function totalOf(card: readonly CardHole[], format: Format, maximum?: MaximumScore): number | null {
  return sumOfAll(card.map((hole) => holeScore(hole, format, maximum)));
}
