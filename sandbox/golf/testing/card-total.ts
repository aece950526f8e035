import type { CardHole } from '@/sandbox/golf/scoring/card';
import { sumOfAll } from '@/sandbox/golf/scoring/card';
import { type Format, holeScore, type MaximumScore } from '@/sandbox/golf/scoring/formats';

/** The total of a card: points, or net strokes; null where a hole has no score and the format needs one. */
export function cardTotal(card: readonly CardHole[], format: Format, maximum?: MaximumScore): number | null {
  return sumOfAll(card.map((hole) => holeScore(hole, format, maximum)));
}
