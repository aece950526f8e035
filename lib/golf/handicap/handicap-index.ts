import { add, decimal, type Fraction, fraction, multiply, roundToTenth } from '@/lib/golf/scoring/fraction';

/** The highest Handicap Index (Rule 5.3). */
export const maximumIndex = 54;
/** Number of latest scores from which the Index is calculated (Rule 5.2). */
export const recordLength = 20;

/** Rule 5.2, without a cap. Expects `differentials` in the order of play. Null for fewer than three. */
export function calculatedIndex(differentials: readonly number[], row = indexTableRow(differentials.length)) {
  if (!row) return null;
  const first = Math.max(0, differentials.length - recordLength);
  const record = differentials.slice(first).map((value, index) => ({ value, at: first + index }));
  const used = record.sort((a, b) => a.value - b.value).slice(0, row.used);
  const calculated = averageIndex(used.map(({ value }) => decimal(value)).reduce(add, fraction(0)), row);
  return {
    ...row,
    handicapIndex: Math.min(maximumIndex, calculated),
    calculated,
    /** Indexes of the averaged scores in `differentials`. */
    usedAt: used.map(({ at }) => at).sort((a, b) => a - b),
  };
}

export function averageIndex(sum: Fraction, { used, adjustment }: IndexTableRow): number {
  return roundToTenth(add(multiply(sum, fraction(1, used)), fraction(adjustment)));
}

export type IndexTableRow = { used: number; adjustment: number };

/** The table of Rule 5.2a: with up to `upTo` scores, average the lowest `used` scores and add `adjustment`. */
const ROWS: readonly (readonly [upTo: number, used: number, adjustment: number])[] = [
  [3, 1, -2],
  [4, 1, -1],
  [5, 1, 0],
  [6, 2, -1],
  [8, 2, 0],
  [11, 3, 0],
  [14, 4, 0],
  [16, 5, 0],
  [18, 6, 0],
  [19, 7, 0],
  [Number.POSITIVE_INFINITY, 8, 0],
];

/** Returns the row for this number of scores; null for fewer than three, which give no Index. */
export function indexTableRow(scores: number): IndexTableRow | null {
  if (scores < 3) return null;
  const [, used, adjustment] = ROWS.find(([upTo]) => scores <= upTo) ?? [];
  return used === undefined || adjustment === undefined ? null : { used, adjustment };
}
