import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { endOfMonth } from 'date-fns/endOfMonth';
import { format } from 'date-fns/format';
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

/**
 * Moves a span by `steps` intervals. A full interval stays full, and an incomplete one keeps its length if possible.
 */
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

/** Returns the first day as `27 Jul`, or the month as `Jul 2026`: an axis has no space for more. */
export function axisLabel({ first }: Span, interval: Interval): string {
  return format(dateOf(first), interval === 'month' ? 'MMM yyyy' : 'd MMM');
}

/** Returns a span as `2026-08-24`, `2026-08-31 to 2026-09-06`, or `2026-09` for a full month. */
export function spanLabel({ first, last }: Span): string {
  if (first === last) return first;
  return isCut({ first, last }, 'month') ? `${first} to ${last}` : first.slice(0, -'-dd'.length);
}

/** Returns a span with a preposition: `from 2026-07-27 to 2026-10-18`, `on 2026-08-24` or `in 2026-09`. */
export function spanText(span: Span): string {
  const word = span.first === span.last ? 'on' : isCut(span, 'month') ? 'from' : 'in';
  return `${word} ${spanLabel(span)}`;
}

export function earlierOf(day: string, other: string): string {
  return day < other ? day : other;
}

const add = { day: addDays, week: addWeeks, month: addMonths } as const;

/** Avoids date-fns, which is several times slower: a screen with trends parses hundreds of dates. */
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
