const whole = new Intl.NumberFormat('en-GB');

export function formatCount(count: number): string {
  return whole.format(count);
}
