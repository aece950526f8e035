import type { Interval } from '@/lib/contract/stats';
import type { Comparison } from './comparison';
import { type Span, spanLabel, spanOf, spanOfAll, spanText } from './days';

/**
 * Describes the intervals that are not compared: `so far this week` or `from 2026-11-23 to 2026-12-06 (in progress)`.
 */
export function apartText(span: Span, interval: Interval, today: string): string {
  if (span.last < today) return spanText(span);
  if (span.last > today) return `${spanText(span)} (in progress)`;
  if (span.first !== spanOf(today, interval).first) return `${spanText(span)} so far`;
  return interval === 'day' ? 'so far today' : `so far this ${interval}`;
}

/** Returns text such as `Compared: 2026-08-31 to 2026-11-22 with 2026-06-08 to 2026-08-23`. */
export function comparedText({ interval, now, before, compared, openFrom }: Comparison): string {
  if (compared.now === 0) {
    return `Cannot compare: ${openFrom === 0 ? `no ${interval} is complete yet` : `the previous period has fewer ${interval}s`}`;
  }
  const [these, those] = [now.slice(0, compared.now), before.slice(0, compared.before)];
  return `Compared: ${spanLabel(spanOfAll(these))} with ${spanLabel(spanOfAll(those))}`;
}

export function isAllCompared({ now, before, compared }: Comparison): boolean {
  return compared.now === now.length && compared.before === before.length;
}
