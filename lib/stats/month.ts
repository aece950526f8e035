import { isDay } from '@/lib/format/is-day';
import type { SearchParams } from '@/lib/list/url/list-state';
import { daysIn, moveRange, type Span, shiftDay, spanOf } from './days';

/** The three spans have equally many days, or are full months. */
export type MonthSpans = { now: Span; before: Span; yearBefore: Span };

const EARLIEST = '1911-01';

/** Returns the month as `yyyy-MM`. A missing, invalid or future parameter becomes the last full month. */
export function readMonth({ month }: SearchParams, today: string): string {
  const current = monthOf(today);
  const isValid = typeof month === 'string' && isDay(`${month}-01`) && month >= EARLIEST && month <= current;
  return isValid ? month : moved(current, -1);
}

/** Includes only days that are over; null if the month has none. */
export function monthSpans(month: string, today: string): MonthSpans | null {
  const [now, before, yearBefore] = [monthRange(month, 0), monthRange(month, -1), monthRange(month, -12)] as const;
  if (now.last < today) return { now, before, yearBefore };
  const over = daysIn({ first: now.first, last: shiftDay(today, -1) });
  const days = Math.min(over, daysIn(before), daysIn(yearBefore));
  const begun = ({ first }: Span) => ({ first, last: shiftDay(first, days - 1) });
  return days < 1 ? null : { now: begun(now), before: begun(before), yearBefore: begun(yearBefore) };
}

/** `earlier` or `later` is null if that month has no report. */
export function adjacentMonths(month: string, today: string): { earlier: string | null; later: string | null } {
  const [earlier, later] = [moved(month, -1), moved(month, 1)];
  return { earlier: earlier < EARLIEST ? null : earlier, later: later > monthOf(today) ? null : later };
}

const monthOf = (day: string) => day.slice(0, 7);
const monthRange = (month: string, steps: number) => moveRange(spanOf(`${month}-01`, 'month'), 'month', steps);
const moved = (month: string, steps: number) => monthOf(monthRange(month, steps).first);
