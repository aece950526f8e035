import { tzOffset } from '@date-fns/tz';

/** Returns `yyyy-MM-dd HH:mm`, four times as fast as date-fns's `format` with a time zone. */
export function formatDateTime(moment: string | Date, timeZone: string): string {
  const date = new Date(moment);
  const shown = new Date(date.getTime() + tzOffset(timeZone, date) * 60_000).toISOString();
  // `toISOString` writes years after 9999, which an API may use for “never”, with a sign and six digits.
  return shown.slice(0, -':ss.sssZ'.length).replace('T', ' ').replace(/^\+0*/, '');
}

export function formatDay(moment: string | Date, timeZone: string): string {
  return formatDateTime(moment, timeZone).slice(0, -' HH:mm'.length);
}

export function formatTime(moment: string | Date, timeZone: string): string {
  return formatDateTime(moment, timeZone).slice(-'HH:mm'.length);
}

/** Returns `2026-10-17 15:32 Europe/Lisbon (UTC+1)`, for a time that is not in the user's time zone. */
export function formatWithZone(moment: string | Date, timeZone: string): string {
  if (timeZone === 'UTC') return `${formatDateTime(moment, timeZone)} UTC`;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
  return `${formatDateTime(moment, timeZone)} ${timeZone} (${offset})`;
}

export function zoneLabel(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
