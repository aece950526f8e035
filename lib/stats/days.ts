import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { endOfMonth } from 'date-fns/endOfMonth';
import { format } from 'date-fns/format';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { Interval } from '@/lib/contract/stats';

/** Calendar days as `yyyy-MM-dd`, both inclusive. */
export type Span = { first: string; last: string };

/** Returns the day, week or month that contains a day. Weeks begin on Monday. */
export function spanOf(day: string, interval: Interval): Span {
  if (interval === 'day') return { first: day, last: day };
  const date = dateOf(day);
  return interval === 'week'
    ? { first: dayOf(startOfISOWeek(date)), last: dayOf(endOfISOWeek(date)) }
    : { first: dayOf(startOfMonth(date)), last: dayOf(endOfMonth(date)) };
}

/** Divides a span into intervals, oldest first. The first and the last may be incomplete. */
export function divide({ first, last }: Span, interval: Interval): Span[] {
  const parts: Span[] = [];
  for (let day = first; day <= last; ) {
    const end = spanOf(day, interval).last;
    parts.push({ first: day, last: earlierOf(end, last) });
    day = shiftDay(end, 1);
  }
  return parts;
}

export function isCut(span: Span, interval: Interval): boolean {
  const whole = spanOf(span.first, interval);
  return span.first !== whole.first || span.last !== whole.last;
}

/** Moves a span by `steps` intervals. A full interval stays full; an incomplete one keeps its length if possible. */
export function moveRange(range: Span, interval: Interval, steps: number): Span {
  const parts = divide(range, interval);
  const [first = range] = parts;
  return {
    first: movePart(first, interval, steps).first,
    last: movePart(parts.at(-1) ?? range, interval, steps).last,
  };
}

function movePart(part: Span, interval: Interval, steps: number): Span {
  const from = spanOf(part.first, interval);
  const to = spanOf(dayOf(add[interval](dateOf(from.first), steps)), interval);
  if (!isCut(part, interval)) return to;
  const last =
    part.last === from.last
      ? to.last
      : earlierOf(to.last, shiftDay(to.first, daysIn({ ...from, last: part.last }) - 1));
  const upToIt = { first: to.first, last };
  return daysIn(upToIt) < daysIn(part) ? upToIt : { first: shiftDay(last, 1 - daysIn(part)), last };
}

export function daysIn({ first, last }: Span): number {
  return differenceInCalendarDays(dateOf(last), dateOf(first)) + 1;
}

export function spanOfAll(spans: readonly Span[]): Span {
  return { first: spans[0]?.first ?? '', last: spans.at(-1)?.last ?? '' };
}

/** A negative `days` gives an earlier day. */
export function shiftDay(day: string, days: number): string {
  return dayOf(addDays(dateOf(day), days));
}

/** Returns a day as `27 Jul`, or as `27 Jul 2026` with the year. */
export function dayLabel(day: string, year = false): string {
  return format(dateOf(day), year ? 'd MMM yyyy' : 'd MMM');
}

export function axisLabel({ first }: Span, interval: Interval): string {
  return interval === 'month' ? format(dateOf(first), 'MMM yyyy') : dayLabel(first);
}

export function needYears(spans: readonly Span[]): boolean {
  return !sharesYear(spanOfAll(spans));
}

/** Returns a span as `31 Aug to 6 Sep`, `24 Aug`, `27 Jul to 18 Oct 2026`, or `Sep 2026` for a full month. */
export function spanLabel({ first, last }: Span, year = false): string {
  if (first === last) return dayLabel(first, year);
  if (!isCut({ first, last }, 'month')) return format(dateOf(first), 'MMM yyyy');
  const start = isSameMonth(dateOf(first), dateOf(last))
    ? format(dateOf(first), 'd')
    : dayLabel(first, year && !sharesYear({ first, last }));
  return `${start} to ${dayLabel(last, year)}`;
}

/** Returns a span with a preposition: `from 27 Jul to 18 Oct`, `on 24 Aug` or `in Sep 2026`. */
export function spanWords(span: Span, year = false): string {
  const word = span.first === span.last ? 'on' : isCut(span, 'month') ? 'from' : 'in';
  return `${word} ${spanLabel(span, year)}`;
}

export function earlierOf(day: string, other: string): string {
  return day < other ? day : other;
}

const add = { day: addDays, week: addWeeks, month: addMonths } as const;
const sharesYear = ({ first, last }: Span) => isSameYear(dateOf(first), dateOf(last));

/** Does not use date-fns, which is several times slower: a screen of trends parses hundreds of dates. */
function dateOf(day: string): Date {
  const [year = Number.NaN, month = Number.NaN, dayOfMonth] = day.split('-').map(Number);
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, dayOfMonth);
  return date;
}

function dayOf(date: Date): string {
  const [year, month, dayOfMonth] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`;
}

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');
