import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { parseISO } from 'date-fns/parseISO';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const DAY_AND_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(${MONTHS})\\.?(?:\\s+(\\d{4}))?(?!\\S)`, 'i');

const NUMBERS = /(?<!\S)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\S)/;

/**
 * Writes the first day that a text names, such as `30 November` or `30/11/2026`, as `2026-11-30`. Without a year, takes
 * the nearest one. @param today `yyyy-MM-dd`
 */
export function withIsoDay(text: string, today: string): string {
  const [written, day, month, year] = DAY_AND_MONTH.exec(text) ?? NUMBERS.exec(text) ?? [];
  if (written === undefined) return text;
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1];
  const pattern = /\d/.test(month ?? '') ? 'd M yyyy' : 'd MMM yyyy';
  const distance = (date: Date) => Math.abs(date.getTime() - parseISO(today).getTime());
  const [nearest] = years
    .map((one) => parse(`${day} ${month?.slice(0, 3)} ${one}`, pattern, new Date(0)))
    .filter(isValid)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest ? text.replace(written, format(nearest, 'yyyy-MM-dd')) : text;
}
