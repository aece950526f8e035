type Bar = { name: string; count: number; uids: readonly string[] };

/** The first of these bars, and all others as one; a single one left over is worth its own line. */
export function firstBars<Some extends Bar>(
  bars: readonly Some[],
  most: number,
): { first: Some[]; others: Bar | null } {
  if (bars.length <= most + 1) return { first: [...bars], others: null };
  const left = bars.slice(most);
  return {
    first: bars.slice(0, most),
    others: {
      name: `${left.length} others`,
      count: left.reduce((sum, { count }) => sum + count, 0),
      uids: left.flatMap(({ uids }) => uids),
    },
  };
}
