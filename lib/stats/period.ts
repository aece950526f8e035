import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarISOWeeks } from 'date-fns/differenceInCalendarISOWeeks';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { parseISO } from 'date-fns/parseISO';
import { Interval } from '@/lib/contract/stats';
import { isDay } from '@/lib/format/is-day';
import type { SearchParams } from '@/lib/list/list-state';
import { type Span, shiftDay, spanOf, spanOfAll, spansUpTo } from './days';

/** The periods up to today, and how many intervals of each kind they have; a kind with too many to read is left out. */
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

/** The period in the dashboard's address, validated. */
export type Period = Readonly<{ range: Preset | Span; interval: Interval }>;

/** An invalid value counts as missing; an interval that the range does not offer gives way to one that it does. */
export function readPeriod(params: SearchParams): Period {
  const range = readRange(params);
  const offered = intervalsOf(range);
  const wanted = [Interval.safeParse(params.interval).data, DEFAULT_INTERVAL];
  const interval = wanted.find((one) => one !== undefined && offered.includes(one)) ?? offered.at(-1);
  return { range, interval: interval ?? DEFAULT_INTERVAL };
}

/** The keys of the address that differ from the default. */
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

/** The whole intervals of a period, and the same number before it. */
export function spansOf({ range, interval }: Period, today: string): { now: Span[]; before: Span[] } {
  const count = typeof range === 'string' ? countOf(range, interval) : countIn(range, interval);
  const spans = spansUpTo(typeof range === 'string' ? today : range.last, interval, 2 * count);
  return { now: spans.slice(count), before: spans.slice(0, count) };
}

/** The periods before and after this one; null where it would begin after today or leave the valid range. */
export function adjacentPeriods(period: Period, today: string): { earlier: Period | null; later: Period | null } {
  const { now, before } = spansOf(period, today);
  const { interval } = period;
  const earlier = spanOfAll(before);
  const { last } = spanOfAll(now);
  return {
    earlier: isValidRange(earlier) ? { range: earlier, interval } : null,
    later: last >= today ? null : { range: following(last, interval, now.length, today), interval },
  };
}

/** The `count` intervals after a day; where they would pass today, those up to today. */
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
  return isValidRange(range) && intervalsOf(range).length > 0 ? range : DEFAULT_PRESET;
}

function isValidRange({ first, last }: Span): boolean {
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
