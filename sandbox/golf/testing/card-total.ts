import type { CardHole } from '@/sandbox/golf/scoring/card';
import { sumOfAll } from '@/sandbox/golf/scoring/card';
import { type Format, holeScore, type MaximumScore } from '@/sandbox/golf/scoring/formats';

/** A card's total in points or net strokes; null if a hole lacks a score that the format requires. */
export function cardTotal(card: readonly CardHole[], format: Format, maximum?: MaximumScore): number | null {
  return sumOfAll(card.map((hole) => holeScore(hole, format, maximum)));
}
