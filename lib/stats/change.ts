import { formatCount, formatTenths } from '@/lib/format/number';

/** Returns a difference with its sign: `+23`, `−6` or `0`. */
export function formatDifference(difference: number): string {
  const digits = formatCount(Math.abs(difference));
  if (difference === 0) return digits;
  return `${difference < 0 ? '−' : '+'}${digits}`;
}

/** Played rounds get no sign: they were created when their event was set up, so the total has not grown by them. */
export function addedText(count: number, verb: 'created' | 'played'): string {
  return `${verb === 'played' ? formatCount(count) : formatDifference(count)} ${verb} in this period`;
}

/** Returns a change such as `+18.4%` or `−18.8%`; null when `before` is zero or nothing has changed. */
export function formatChangeShare(now: number, before: number): string | null {
  if (before === 0 || now === before) return null;
  const share = ((now - before) / before) * 100;
  return `${share < 0 ? '−' : '+'}${formatTenths(Math.abs(share))}%`;
}

/** Returns a percentage such as `39.6%`, or `< 0.1%` for one that would round to zero. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '-';
  const share = (part / whole) * 100;
  return part > 0 && share < 0.05 ? '< 0.1%' : `${formatTenths(share)}%`;
}
