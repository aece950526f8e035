/** How many of the lowest differentials are averaged, and the adjustment added to the average. */
type IndexTableRow = { used: number; adjustment: number };

/** Rule 5.2a, by the number of scores in the record. */
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

/** Null below three scores: there is no Index yet. */
export function indexTableRow(scores: number): IndexTableRow | null {
  if (scores < 3) return null;
  const [, used, adjustment] = ROWS.find(([upTo]) => scores <= upTo) ?? [];
  return used === undefined || adjustment === undefined ? null : { used, adjustment };
}
