import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { startOfDay } from 'date-fns/startOfDay';

/** Returns the start of a day in ISO 8601, which is 01:00 if the clock skips midnight. */
export function dayStart(day: string, timeZone: string): string {
  return startAfter(day, 0, timeZone);
}

export function nextDayStart(day: string, timeZone: string): string {
  return startAfter(day, 1, timeZone);
}

function startAfter(day: string, days: number, timeZone: string): string {
  const zone = { in: tz(timeZone) };
  // addDays keeps a start at 01:00, on a day when the clock skips midnight, and startOfDay corrects that.
  const start = startOfDay(addDays(parseISO(day, zone), days), zone);
  return new Date(start.getTime()).toISOString();
}

/** Reads `yyyy-MM-dd HH:mm` or ISO 8601. Returns null for other text. */
export function momentIn(text: string, timeZone: string): string | null {
  const moment = parseISO(text, { in: tz(timeZone) });
  return isValid(moment) ? new Date(moment.getTime()).toISOString() : null;
}
