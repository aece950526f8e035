type Bar = { name: string; count: number; uids: readonly string[] };

/** Keeps the first `most` bars and merges the others into one, unless there is just one other. */
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
