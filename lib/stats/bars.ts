type Bar = { name: string; count: number; uids: readonly string[] };

/** Merges all bars after the first `most` into one bar. If only one bar would be merged, it stays. */
export function firstBars<Some extends Bar>(
  bars: readonly Some[],
  most: number,
): { first: Some[]; others: Bar | null } {
  if (bars.length <= most + 1) return { first: [...bars], others: null };
  const merged = bars.slice(most);
  return {
    first: bars.slice(0, most),
    others: {
      name: `${merged.length} others`,
      count: merged.reduce((sum, { count }) => sum + count, 0),
      uids: merged.flatMap(({ uids }) => uids),
    },
  };
}
