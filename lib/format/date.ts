import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** `yyyy-MM-dd HH:mm` in the given time zone. */
export function formatDateTime(iso: string, timeZone: string): string {
  return format(new TZDate(iso, timeZone), 'yyyy-MM-dd HH:mm');
}

/** A time zone as it stands in a table head: `UTC`, or the city of `Europe/London`. */
export function zoneLabel(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** The wanted zone when this machine knows it, else the fallback. */
export function knownTimeZone(wanted: string | undefined, fallback: string): string {
  if (!wanted) return fallback;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return fallback;
  }
}
