import type { Interval } from '@/lib/contract/stats';
import type { Comparison } from './comparison';
import { needYears, type Span, spanLabel, spanOf, spanOfAll, spanWords } from './days';

/** Describes the intervals that are not compared: `so far this week` or `from 23 Nov to 6 Dec (not over)`. */
export function apartWords(span: Span, interval: Interval, today: string): string {
  if (span.last < today) return spanWords(span);
  if (span.last > today) return `${spanWords(span)} (not over)`;
  if (span.first !== spanOf(today, interval).first) return `${spanWords(span)} so far`;
  return interval === 'day' ? 'so far today' : `so far this ${interval}`;
}

/** Returns text such as `Compared: 31 Aug to 22 Nov with 8 Jun to 23 Aug`. */
export function comparedWords({ interval, now, before, compared, openFrom }: Comparison): string {
  if (compared.now === 0) {
    return `No comparison: ${openFrom === 0 ? `no ${interval} is complete yet` : 'the previous period is shorter'}`;
  }
  const [these, those] = [now.slice(0, compared.now), before.slice(0, compared.before)];
  const years = needYears([...those, ...these]);
  return `Compared: ${spanLabel(spanOfAll(these), years)} with ${spanLabel(spanOfAll(those), years)}`;
}

export function isAllCompared({ now, before, compared }: Comparison): boolean {
  return compared.now === now.length && compared.before === before.length;
}
