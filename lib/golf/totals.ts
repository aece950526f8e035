import type { CardHole } from './card';
import { adjustedGross } from './net-double-bogey';
import { modifiedStablefordPoints, stablefordPoints } from './stableford';

export function stablefordTotal(card: readonly CardHole[]): number {
  return sum(card.map(({ par, gross, strokes }) => stablefordPoints(par, gross, strokes)));
}

export function modifiedStablefordTotal(card: readonly CardHole[]): number {
  return sum(card.map(({ par, gross, strokes }) => modifiedStablefordPoints(par, gross, strokes)));
}

/** Net strokes, null where a hole has no score: then there is no result (Rule 3.3c). */
export function strokePlayTotal(card: readonly CardHole[]): number | null {
  let total = 0;
  for (const { gross, strokes } of card) {
    if (gross === null) return null;
    total += gross - strokes;
  }
  return total;
}

/** Net strokes where net double bogey is the most that a hole, or one without a score, counts (Rule 21.2). */
export function maximumScoreTotal(card: readonly CardHole[]): number {
  return adjustedGross(card) - sum(card.map(({ strokes }) => strokes));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
