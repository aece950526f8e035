import { addDays } from 'date-fns/addDays';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { endOfMonth } from 'date-fns/endOfMonth';
import { format } from 'date-fns/format';
import { formatISO } from 'date-fns/formatISO';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { Interval } from '@/lib/contract/stats';

/** Calendar days without a clock, `yyyy-MM-dd`, both inclusive. */
export type Span = { first: string; last: string };

/** The day, the week from Monday, or the month that a day is in. */
export function spanOf(day: string, interval: Interval): Span {
  if (interval === 'day') return { first: day, last: day };
  const date = parseISO(day);
  return interval === 'week'
    ? { first: dayOf(startOfISOWeek(date)), last: dayOf(endOfISOWeek(date)) }
    : { first: dayOf(startOfMonth(date)), last: dayOf(endOfMonth(date)) };
}

/** Consecutive intervals, oldest first; `day` is in the last of them. */
export function spansUpTo(day: string, interval: Interval, count: number): Span[] {
  const spans: Span[] = [];
  for (let span = spanOf(day, interval); spans.length < count; span = spanOf(shiftDay(span.first, -1), interval)) {
    spans.unshift(span);
  }
  return spans;
}

/** From the first day of the first span to the last day of the last one. */
export function spanOfAll(spans: readonly Span[]): Span {
  return { first: spans[0]?.first ?? '', last: spans.at(-1)?.last ?? '' };
}

/** The day that is `days` later; earlier when negative. */
export function shiftDay(day: string, days: number): string {
  return dayOf(addDays(parseISO(day), days));
}

/** `27 Jul`, with the year `27 Jul 2026`. */
export function dayLabel(day: string, year = false): string {
  return format(parseISO(day), year ? 'd MMM yyyy' : 'd MMM');
}

/** The label of an interval on an axis: its first day, or its month. */
export function axisLabel(span: Span): string {
  return isMonth(span) ? spanLabel(span) : dayLabel(span.first);
}

/** Whether the labels of these spans need a year to be unambiguous. */
export function needYears(spans: readonly Span[]): boolean {
  return !sharesYear(spanOfAll(spans));
}

/** `24 to 30 Aug`, `31 Aug to 6 Sep`, `24 Aug`, `27 Jul to 18 Oct 2026`, and of a whole month `Sep 2026`. */
export function spanLabel({ first, last }: Span, year = false): string {
  if (first === last) return dayLabel(first, year);
  if (isMonth({ first, last })) return format(parseISO(first), 'MMM yyyy');
  const start = isSameMonth(parseISO(first), parseISO(last))
    ? format(parseISO(first), 'd')
    : dayLabel(first, year && !sharesYear({ first, last }));
  return `${start} to ${dayLabel(last, year)}`;
}

/** Whether these are the days of one month, all of them. */
export function isMonth({ first, last }: Span): boolean {
  const month = spanOf(first, 'month');
  return month.first === first && month.last === last;
}

const sharesYear = ({ first, last }: Span) => isSameYear(parseISO(first), parseISO(last));
const dayOf = (date: Date) => formatISO(date, { representation: 'date' });
