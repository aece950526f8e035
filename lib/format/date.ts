/** One a zone: a table holds twenty dates, and making a formatter costs more than all of them. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `yyyy-MM-dd HH:mm` in the given time zone. */
export function formatDateTime(iso: string, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { ...PARTS, timeZone });
    formats.set(timeZone, format);
  }
  return format.format(new Date(iso));
}

/** Swedish dates are written in just this order. */
const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

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
