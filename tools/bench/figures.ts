/** Median with the least and the greatest. */
export type Spread = { median: number; min: number; max: number };

export function spread(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), min: Math.min(...values), max: Math.max(...values) };
}

/** The value below which this part of the values lies, between two of them where it falls between. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new Error('Nothing was measured');
  return below + (above - below) * (at - Math.floor(at));
}
