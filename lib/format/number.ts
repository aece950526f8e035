const whole = new Intl.NumberFormat('en-GB');

export function formatCount(count: number): string {
  return whole.format(count);
}

/** The same; nothing where there is no count. */
export function countText(count: number | null | undefined): string | null {
  return count == null ? null : formatCount(count);
}
