import type { Interval } from '@/lib/contract/stats';
import { dayStart, nextDayStart } from '@/lib/format/day-start';
import { daysIn, divide, earlierOf, isCut, moveRange, type Span, spanOf, spanOfAll } from './days';
import { fullRange, type Period, unitOf } from './period';

export type Comparison = {
  interval: Interval;
  /** The current period's intervals. A preset shows them only up to today. */
  now: Span[];
  before: Span[];
  /** The index of the first interval in `now` that is not over. */
  openFrom: number;
  /** How many intervals of each period are compared, from its start. */
  compared: { now: number; before: number };
  /** The spans to request from the API: one span for both periods, or two if the periods meet within an interval. */
  requested: Span[];
};

export function comparisonOf(period: Period, today: string): Comparison {
  const { interval } = period;
  const full = fullRange(period, today);
  const unit = unitOf(period);
  const upToToday = { first: full.first, last: earlierOf(full.last, today) };
  const shown = typeof period.range === 'string' ? upToToday : full;
  // By day, the current week or month is compared with the same days of the previous one. Other presets use full
  // intervals.
  const base = unit === interval ? full : shown;
  const now = divide(shown, interval);
  const open = now.findIndex(({ last }) => last >= today);
  const openFrom = open === -1 ? now.length : open;
  const isFull = unit !== interval && openFrom === now.length;
  const moved = divide(moveRange(base, unit, -divide(full, unit).length), interval);
  const before = isFull ? moved : moved.slice(0, now.length);
  const alike = alikeFrom(interval, now.slice(0, openFrom), before);
  return {
    interval,
    now,
    before,
    openFrom,
    compared: isFull ? { now: now.length, before: before.length } : { now: alike, before: alike },
    requested: requestedSpans(interval, spanOfAll(now), spanOfAll(before)),
  };
}

export function comparisonOfDays(span: Span, other: Span): Comparison {
  const [now, before] = [divide(span, 'day'), divide(other, 'day')];
  const compared = { now: now.length, before: before.length };
  return { interval: 'day', now, before, openFrom: now.length, compared, requested: [span, other] };
}

export function seriesQuery({ first, last }: Span, interval: Interval, zone: string) {
  return { from: dayStart(first, zone), to: nextDayStart(last, zone), interval, zone };
}

/** Returns how many pairs of intervals, from the start, can be compared: those of equal length, or both full. */
function alikeFrom(interval: Interval, over: readonly Span[], before: readonly Span[]): number {
  const unlike = over.findIndex((span, index) => {
    const other = before[index];
    if (!other) return true;
    return daysIn(span) !== daysIn(other) && (isCut(span, interval) || isCut(other, interval));
  });
  return unlike === -1 ? over.length : unlike;
}

function requestedSpans(interval: Interval, now: Span, before: Span): Span[] {
  const cutBetween =
    spanOf(before.last, interval).last !== before.last || spanOf(now.first, interval).first !== now.first;
  return cutBetween ? [before, now] : [{ first: before.first, last: now.last }];
}
