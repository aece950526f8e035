import { differenceInCalendarDays, differenceInCalendarISOWeeks, differenceInCalendarMonths, parseISO } from 'date-fns';
import { Interval } from '@/lib/contract/stats';
import { isDay } from '@/lib/format/is-day';
import type { SearchParams } from '@/lib/list/list-state';
import { type Span, shiftDay, spanOf, spanOfAll, spansUpTo } from './days';

/** The periods on offer up to today, and how many of each interval they are; too many to tell apart are left out. */
const PRESETS = {
  '4w': { label: 'Last 4 weeks', intervals: { day: 28, week: 4 } },
  '12w': { label: 'Last 12 weeks', intervals: { day: 84, week: 12, month: 3 } },
  '26w': { label: 'Last 26 weeks', intervals: { week: 26, month: 6 } },
  '52w': { label: 'Last 12 months', intervals: { week: 52, month: 12 } },
  '104w': { label: 'Last 24 months', intervals: { month: 24 } },
} as const satisfies Record<string, { label: string; intervals: Partial<Record<Interval, number>> }>;

type Preset = keyof typeof PRESETS;

const DEFAULT_PRESET: Preset = '12w';
const DEFAULT_INTERVAL: Interval = 'week';
const CUSTOM = 'custom';

/** How many intervals of a kind a range may have. */
const MOST: Readonly<Record<Interval, number>> = { day: 92, week: 104, month: 120 };
const EARLIEST = '1910-01-01';
const LATEST = '2899-12-31';

/** What the address of the dashboard says, every value sound. */
export type Period = Readonly<{ range: Preset | Span; interval: Interval }>;

/** A bad value is as if it were not there; an interval that the range is not cut into gives way to one that it is. */
export function readPeriod(params: SearchParams): Period {
  const range = readRange(params);
  const offered = intervalsOf(range);
  const wanted = [Interval.safeParse(params.interval).data, DEFAULT_INTERVAL];
  const interval = wanted.find((one) => one !== undefined && offered.includes(one)) ?? offered.at(-1);
  return { range, interval: interval ?? DEFAULT_INTERVAL };
}

/** Keys of the address that are not the default. */
export function periodQuery({ range, interval }: Period): Record<string, string> {
  const period = typeof range === 'string' ? range : CUSTOM;
  const query = {
    ...(period !== DEFAULT_PRESET && { period }),
    ...(typeof range !== 'string' && { from: range.first, to: range.last }),
  };
  return readPeriod(query).interval === interval ? query : { ...query, interval };
}

export function intervalsOf(range: Period['range']): Interval[] {
  if (typeof range === 'string') return Interval.options.filter((interval) => interval in PRESETS[range].intervals);
  return Interval.options.filter((interval) => countIn(range, interval) <= MOST[interval]);
}

export const periodOptions = [
  ...Object.entries(PRESETS).map(([value, { label }]) => ({ value, label })),
  { value: CUSTOM, label: 'Custom range' },
];

export const intervalLabels = { day: 'By day', week: 'By week', month: 'By month' } as const;

/** The intervals of a period, whole ones, and as many before it. */
export function spansOf({ range, interval }: Period, today: string): { now: Span[]; before: Span[] } {
  const count = typeof range === 'string' ? countOf(range, interval) : countIn(range, interval);
  const spans = spansUpTo(typeof range === 'string' ? today : range.last, interval, 2 * count);
  return { now: spans.slice(count), before: spans.slice(0, count) };
}

/** The period that ends where this one begins, and the one that begins where it ends; null: that has not begun. */
export function neighbours(period: Period, today: string): { earlier: Period | null; later: Period | null } {
  const { now, before } = spansOf(period, today);
  const { interval } = period;
  const earlier = spanOfAll(before);
  const { last } = spanOfAll(now);
  return {
    earlier: isSound(earlier) ? { range: earlier, interval } : null,
    later: last >= today ? null : { range: following(last, interval, now.length, today), interval },
  };
}

/** So many intervals after a day; where that is beyond today, those up to today. */
function following(day: string, interval: Interval, count: number, today: string): Preset | Span {
  let last = day;
  for (let step = 0; step < count && last < today; step += 1) last = spanOf(shiftDay(last, 1), interval).last;
  const upToToday = last >= today;
  const preset = Object.keys(PRESETS).find((name) => isPreset(name) && countOf(name, interval) === count);
  return upToToday && isPreset(preset) ? preset : spanOfAll(spansUpTo(last, interval, count));
}

function readRange({ period, from, to }: SearchParams): Preset | Span {
  if (isPreset(period)) return period;
  if (period !== CUSTOM || typeof from !== 'string' || typeof to !== 'string') return DEFAULT_PRESET;
  const range = { first: from, last: to };
  return isSound(range) && intervalsOf(range).length > 0 ? range : DEFAULT_PRESET;
}

function isSound({ first, last }: Span): boolean {
  return isDay(first) && isDay(last) && first <= last && first >= EARLIEST && last <= LATEST;
}

/** How many intervals a range lies in. */
function countIn({ first, last }: Span, interval: Interval): number {
  return difference[interval](parseISO(last), parseISO(first)) + 1;
}

const difference = {
  day: differenceInCalendarDays,
  week: differenceInCalendarISOWeeks,
  month: differenceInCalendarMonths,
} as const;

function countOf(preset: Preset, interval: Interval): number {
  const counts: Partial<Record<Interval, number>> = PRESETS[preset].intervals;
  return counts[interval] ?? 0;
}

function isPreset(value: unknown): value is Preset {
  return typeof value === 'string' && Object.hasOwn(PRESETS, value);
}
