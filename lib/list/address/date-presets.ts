import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { subYears } from 'date-fns/subYears';

type Preset = { label: string; from: string; to: string };

/** Returns periods whose first and last day (`yyyy-MM-dd`) are inclusive. */
export function datePresets(today: string, hasUpcoming = false): readonly Preset[] {
  const now = parseISO(today);
  const week = startOfISOWeek(now);
  const month = startOfMonth(now);
  const year = startOfYear(now);
  const range = (label: string, from: Date, to: Date) => ({ label, from: day(from), to: day(to) });
  const upcoming = [
    range('Tomorrow', addDays(now, 1), addDays(now, 1)),
    range('This weekend', addDays(week, 5), addDays(week, 6)),
    range('Next 7 days', now, addDays(now, 6)),
  ];
  return [
    range('Today', now, now),
    ...(hasUpcoming ? upcoming : []),
    range('This week', week, hasUpcoming ? addDays(week, 6) : now),
    range('Last week', subDays(week, 7), subDays(week, 1)),
    range('Last 7 days', subDays(now, 6), now),
    range('This month', month, now),
    range('Last month', subMonths(month, 1), subDays(month, 1)),
    range('This year', year, now),
    range('Last year', subYears(year, 1), subDays(year, 1)),
  ];
}

/** Returns the first of the days on which a user may have been active. */
export function inactivePresets(today: string): readonly { label: string; before: string }[] {
  const now = parseISO(today);
  return [3, 12].map((months) => ({ label: `Not active for ${months} months`, before: day(subMonths(now, months)) }));
}

const day = (date: Date) => format(date, 'yyyy-MM-dd');
