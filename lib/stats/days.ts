import type { Interval } from '@/lib/contract/stats';

/** Days of a calendar without a clock, `yyyy-MM-dd`, both inclusive. */
export type Span = { first: string; last: string };

const DAY_MS = 86_400_000;

/** The day, the week from Monday, or the month that a day is in. */
export function spanOf(day: string, interval: Interval): Span {
  const date = dateOf(day);
  if (interval === 'day') return { first: day, last: day };
  if (interval === 'week') {
    const first = addDays(day, -((date.getUTCDay() + 6) % 7));
    return { first, last: addDays(first, 6) };
  }
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { first: dayOf(new Date(Date.UTC(year, month, 1))), last: dayOf(new Date(Date.UTC(year, month + 1, 0))) };
}

/** So many intervals one after the other, oldest first; `day` is in the last of them. */
export function spansUpTo(day: string, interval: Interval, count: number): Span[] {
  const spans: Span[] = [];
  for (let span = spanOf(day, interval); spans.length < count; span = spanOf(addDays(span.first, -1), interval)) {
    spans.unshift(span);
  }
  return spans;
}

/** From the first day of all to the last. */
export function wholeOf(spans: readonly Span[]): Span {
  return { first: spans[0]?.first ?? '', last: spans.at(-1)?.last ?? '' };
}

export function addDays(day: string, days: number): string {
  return dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && dayOf(dateOf(text)) === text;
}

/** `27 Jul`, and the year where it is wanted. */
export function dayWords(day: string, year = false): string {
  return (year ? withYear : withoutYear).format(dateOf(day)).replace('Sept', 'Sep');
}

/** The words of an interval in a row of them: its first day, or its month. */
export function labelWords(span: Span): string {
  return isMonth(span) ? spanWords(span) : dayWords(span.first);
}

/** Whether days of these spans need their year to be told apart. */
export function needYears(spans: readonly Span[]): boolean {
  const { first, last } = wholeOf(spans);
  return first.slice(0, 4) !== last.slice(0, 4);
}

/** `24 to 30 Aug`, `31 Aug to 6 Sep`, `24 Aug`, `27 Jul to 18 Oct 2026`, and of a whole month `Sep 2026`. */
export function spanWords({ first, last }: Span, year = false): string {
  if (first === last) return dayWords(first, year);
  if (isMonth({ first, last })) return dayWords(first, true).replace(/^\d+ /, '');
  if (year && first.slice(0, 4) !== last.slice(0, 4)) return `${dayWords(first, true)} to ${dayWords(last, true)}`;
  const start = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : dayWords(first);
  return `${start} to ${dayWords(last, year)}`;
}

/** Whether these are the days of one month, all of them. */
export function isMonth({ first, last }: Span): boolean {
  return first.endsWith('-01') && spanOf(first, 'month').last === last;
}

const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const withoutYear = new Intl.DateTimeFormat('en-GB', format);
const withYear = new Intl.DateTimeFormat('en-GB', { ...format, year: 'numeric' });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
