import type { Interval } from '@/lib/contract/stats';
import { formatCount } from '@/lib/format/number';
import type { TrendRow } from './trend-rows';

/** Describes a chart to screen readers: its total, its trend, and its highest point. */
export function trendText(rows: readonly TrendRow[], interval: Interval): string {
  const now = rows.flatMap(({ label, now: point }) => (point ? [{ label, count: point.count }] : []));
  const before = rows.flatMap(({ before: point }) => point ?? []);
  const [first, last] = [now[0], now.at(-1)];
  if (!first || !last) return '';
  const highest = now.reduce((most, one) => (one.count > most.count ? one : most));
  const total = formatCount(now.reduce((sum, { count }) => sum + count, 0));
  if (now.length === 1)
    return [`${total} (${first.label})`, beforeWords(before)].filter(Boolean).join('; ').concat('.');
  return `${[
    `${total} in ${formatCount(now.length)} ${interval}s`,
    `from ${formatCount(first.count)} (${first.label}) to ${formatCount(last.count)} (${last.label})`,
    `highest ${formatCount(highest.count)} (${highest.label})`,
    beforeWords(before),
  ]
    .filter(Boolean)
    .join('; ')}.`;
}

function beforeWords(before: readonly { count: number }[]): string {
  if (before.length === 0) return '';
  return `${formatCount(before.reduce((sum, { count }) => sum + count, 0))} in the period before`;
}

/** Describes columns to screen readers: their total and the highest column. */
export function columnText(columns: readonly { label: string; count: number }[], caption: string): string {
  const [first] = columns;
  if (!first) return '';
  const highest = columns.reduce((most, one) => (one.count > most.count ? one : most), first);
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  return `${caption}: most often ${highest.label}, ${formatCount(highest.count)} of ${formatCount(total)}.`;
}
