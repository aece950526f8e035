import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { subYears } from 'date-fns/subYears';

/** Ranges of days up to today, both ends inclusive and as `yyyy-MM-dd`. */
export function datePresets(today: string) {
  const now = parseISO(today);
  const month = startOfMonth(now);
  const year = startOfYear(now);
  const range = (label: string, from: Date, to: Date) => ({ label, from: day(from), to: day(to) });
  return [
    range('Today', now, now),
    range('Last 7 days', subDays(now, 6), now),
    range('This month', month, now),
    range('Last month', subMonths(month, 1), addDays(month, -1)),
    range('This year', year, now),
    range('Last year', subYears(year, 1), addDays(year, -1)),
  ];
}

const day = (date: Date) => format(date, 'yyyy-MM-dd');
