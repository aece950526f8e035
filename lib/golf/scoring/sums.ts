export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Null when one of them is missing. */
export function sumOfAll(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return total;
}
