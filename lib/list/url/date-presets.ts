import { addDays } from 'date-fns/addDays';
import { endOfMonth } from 'date-fns/endOfMonth';
import { endOfYear } from 'date-fns/endOfYear';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { subYears } from 'date-fns/subYears';
import { type DateFilter, type FilterValues, keysOf, NEVER } from './filters';

type Preset = { label: string; values: FilterValues };

/** Returns periods with first and last day (`yyyy-MM-dd`), both inclusive. */
export function datePresets(filter: DateFilter, today: string): readonly Preset[] {
  const { from, to, before, never, isUpcoming = false } = filter;
  const now = parseISO(today);
  const week = startOfISOWeek(now);
  const month = startOfMonth(now);
  const year = startOfYear(now);
  const range = (label: string, first: Date, last: Date) => ({
    label,
    values: { [from]: day(first), [to]: day(last) },
  });
  const upcoming = [
    range('Tomorrow', addDays(now, 1), addDays(now, 1)),
    range('This weekend', addDays(week, 5), addDays(week, 6)),
    range('Next 7 days', now, addDays(now, 6)),
  ];
  const ranges = [
    range('Today', now, now),
    range('Yesterday', subDays(now, 1), subDays(now, 1)),
    range('Last weekend', subDays(week, 2), subDays(week, 1)),
    ...(isUpcoming ? upcoming : []),
    range('This week', week, isUpcoming ? addDays(week, 6) : now),
    range('Last week', subDays(week, 7), subDays(week, 1)),
    range('Last 7 days', subDays(now, 6), now),
    range('This month', month, isUpcoming ? endOfMonth(now) : now),
    range('Last month', subMonths(month, 1), subDays(month, 1)),
    range('This year', year, isUpcoming ? endOfYear(now) : now),
    range('Last year', subYears(year, 1), subDays(year, 1)),
  ];
  if (!before || !never) return ranges;
  // Excludes users who were never active, most of whom are new.
  const inactive = [3, 12].map((months) => ({
    label: `Over ${months} months ago`,
    values: { [to]: day(subDays(subMonths(now, months), 1)) },
  }));
  const inactiveOrNever = { label: 'Over 12 months ago, or never', values: { [before]: day(subMonths(now, 12)) } };
  return [...ranges, ...inactive, inactiveOrNever, { label: 'Never', values: { [never]: NEVER } }];
}

/** Returns the preset that has exactly these values today. If several do, as on a Monday, returns the longest. */
export function presetOf(filter: DateFilter, values: FilterValues, today: string): string | null {
  const isSame = (preset: Preset) => keysOf(filter).every((key) => preset.values[key] === values[key]);
  return datePresets(filter, today).findLast(isSame)?.label ?? null;
}

const day = (date: Date) => format(date, 'yyyy-MM-dd');
