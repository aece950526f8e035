import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInCalendarISOWeeks } from 'date-fns/differenceInCalendarISOWeeks';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { parseISO } from 'date-fns/parseISO';
import { Interval } from '@/lib/contract/stats';
import { isDay } from '@/lib/format/is-day';
import type { SearchParams } from '@/lib/list/url/list-state';
import { moveRange, type Span, spanOf } from './days';

type Rolling = '4w' | '12w' | '26w' | '52w' | '104w';

/** The number of intervals in each period. Intervals of which a period would have too many or too few are missing. */
const ROLLING: Readonly<Record<Rolling, Partial<Record<Interval, number>>>> = {
  '4w': { day: 28, week: 4 },
  '12w': { day: 84, week: 12, month: 3 },
  '26w': { week: 26, month: 6 },
  '52w': { week: 52, month: 12 },
  '104w': { month: 24 },
};

/** Calendar weeks and months, shown by day. */
const CALENDAR = {
  'this-week': { label: 'This week', unit: 'week', ago: 0 },
  'last-week': { label: 'Last week', unit: 'week', ago: 1 },
  'this-month': { label: 'This month', unit: 'month', ago: 0 },
  'last-month': { label: 'Last month', unit: 'month', ago: 1 },
} as const satisfies Record<string, { label: string; unit: Interval; ago: number }>;

const PRESETS = { ...CALENDAR, ...ROLLING };

type Preset = keyof typeof PRESETS;

const DEFAULT_PRESET: Preset = '12w';
const DEFAULT_INTERVAL: Interval = 'week';
const CUSTOM = 'custom';

const MOST: Readonly<Record<Interval, number>> = { day: 92, week: 104, month: 120 };

export type Period = Readonly<{ range: Preset | Span; interval: Interval }>;

/** Treats an invalid parameter as missing. */
export function readPeriod(params: SearchParams): Period {
  const range = readRange(params);
  const offered = intervalsOf(range);
  const wanted = [Interval.safeParse(params.interval).data, DEFAULT_INTERVAL];
  const interval = wanted.find((one) => one !== undefined && offered.includes(one)) ?? offered.at(-1);
  return { range, interval: interval ?? DEFAULT_INTERVAL };
}

/** Returns only the parameters that differ from the defaults. */
export function periodQuery({ range, interval }: Period): Record<string, string> {
  const period = typeof range === 'string' ? range : CUSTOM;
  const query = {
    ...(period !== DEFAULT_PRESET && { period }),
    ...(typeof range !== 'string' && { from: range.first, to: range.last }),
  };
  return readPeriod(query).interval === interval ? query : { ...query, interval };
}

export function intervalsOf(range: Period['range']): Interval[] {
  if (isCalendar(range)) return ['day'];
  if (typeof range === 'string') return Interval.options.filter((interval) => interval in ROLLING[range]);
  return Interval.options.filter((interval) => countIn(range, interval) <= MOST[interval]);
}

type PeriodOption = { value: string; label: string; intervals: readonly Interval[] };

/** Labels of rolling periods depend on the interval, such as `Last 12 weeks` by week. */
export function periodOptions(interval: Interval): PeriodOption[] {
  const presets = Object.keys(PRESETS).filter(isPreset);
  return [
    ...presets.map((value) => ({
      value,
      label: isCalendar(value) ? CALENDAR[value].label : rollingLabel(ROLLING[value], interval),
      intervals: intervalsOf(value),
    })),
    { value: CUSTOM, label: 'Custom range', intervals: Interval.options },
  ];
}

function rollingLabel({ week, month }: Partial<Record<Interval, number>>, interval: Interval): string {
  const months = month !== undefined && (interval === 'month' || week === undefined);
  return months ? `Last ${month} months` : `Last ${week} weeks`;
}

export const intervalLabels = { day: 'By day', week: 'By week', month: 'By month' } as const;

/** Returns the first and last day. A preset's last interval or month is complete, so it may end after today. */
export function fullRange({ range, interval }: Period, today: string): Span {
  if (typeof range !== 'string') return range;
  if (isCalendar(range)) {
    const { unit, ago } = CALENDAR[range];
    return moveRange(spanOf(today, unit), unit, -ago);
  }
  const current = spanOf(today, interval);
  return { first: moveRange(current, interval, 1 - (ROLLING[range][interval] ?? 0)).first, last: current.last };
}

/**
 * Returns the unit in which periods are compared: whole weeks and months for themselves, even by day, and otherwise the
 * interval.
 */
export function unitOf({ range, interval }: Period): Interval {
  if (interval !== 'day') return interval;
  if (isCalendar(range)) return CALENDAR[range].unit;
  return typeof range !== 'string' && isFullMonths(range) ? 'month' : 'day';
}

/** `earlier` or `later` is null if that period would begin after today or be outside the valid range. */
export function adjacentPeriods(period: Period, today: string): { earlier: Period | null; later: Period | null } {
  const unit = unitOf(period);
  const range = fullRange(period, today);
  const count = countIn(range, unit);
  const later = Math.min(count, difference[unit](parseISO(today), parseISO(range.last)));
  const moved = (steps: number) => periodOf(moveRange(range, unit, steps), period.interval, today);
  return { earlier: moved(-count), later: later > 0 ? moved(later) : null };
}

function periodOf(range: Span, interval: Interval, today: string): Period | null {
  const presets = Object.keys(PRESETS).filter(isPreset);
  const preset = presets.find((name) => {
    if (!intervalsOf(name).includes(interval)) return false;
    const { first, last } = fullRange({ range: name, interval }, today);
    return first === range.first && last === range.last;
  });
  return preset || isValidRange(range) ? { range: preset ?? range, interval } : null;
}

function readRange({ period, from, to }: SearchParams): Preset | Span {
  if (isPreset(period)) return period;
  if (period !== CUSTOM || typeof from !== 'string' || typeof to !== 'string') return DEFAULT_PRESET;
  const range = { first: from, last: to };
  return isValidRange(range) && intervalsOf(range).length > 0 ? range : DEFAULT_PRESET;
}

function isValidRange({ first, last }: Span): boolean {
  return isDay(first) && isDay(last) && first <= last;
}

function countIn({ first, last }: Span, interval: Interval): number {
  return difference[interval](parseISO(last), parseISO(first)) + 1;
}

const difference = {
  day: differenceInCalendarDays,
  week: differenceInCalendarISOWeeks,
  month: differenceInCalendarMonths,
} as const;

function isFullMonths({ first, last }: Span): boolean {
  return spanOf(first, 'month').first === first && spanOf(last, 'month').last === last;
}

function isPreset(value: unknown): value is Preset {
  return typeof value === 'string' && Object.hasOwn(PRESETS, value);
}

function isCalendar(range: unknown): range is keyof typeof CALENDAR {
  return typeof range === 'string' && Object.hasOwn(CALENDAR, range);
}
