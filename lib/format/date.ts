import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';

/** `yyyy-MM-dd HH:mm` in the given time zone. */
export function formatDateTime(moment: string | Date, timeZone: string): string {
  return format(moment, 'yyyy-MM-dd HH:mm', { in: tz(timeZone) });
}

/** `yyyy-MM-dd` in the given time zone. */
export function formatDay(moment: string | Date, timeZone: string): string {
  return format(moment, 'yyyy-MM-dd', { in: tz(timeZone) });
}

/** `HH:mm` in the given time zone. */
export function formatTime(moment: string | Date, timeZone: string): string {
  return format(moment, 'HH:mm', { in: tz(timeZone) });
}

/** `2026-10-17 15:32 Europe/Lisbon (UTC+1)`: the zone in full, for a clock that is not the reader's own. */
export function formatWithZone(moment: string | Date, timeZone: string): string {
  const offset = format(moment, 'O', { in: tz(timeZone) }).replace('GMT', 'UTC');
  return `${formatDateTime(moment, timeZone)} ${timeZone} (${offset})`;
}

/** A time zone as a table head shows it: `UTC`, or the city of `Europe/London`. */
export function zoneLabel(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
