const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

type Ending = { status?: string | null | undefined; endDate?: string | null | undefined };

/** Returns the full days since the end of an event; null on the first day, when scores may still arrive. */
export function overdueDays({ status, endDate }: Ending, now = Date.now()): number | null {
  if (status !== 'IN_PROGRESS' || !endDate) return null;
  const days = Math.floor((now - Date.parse(endDate)) / DAY_MS);
  return days > 0 ? days : null;
}

/** Returns `49 days`, or on the first day `19 hours`; null unless the event is in progress after its end. */
export function overdueText({ status, endDate }: Ending, now = Date.now()): string | null {
  const days = overdueDays({ status, endDate }, now);
  if (days !== null) return daysText(days);
  const hours = status === 'IN_PROGRESS' && endDate ? (now - Date.parse(endDate)) / HOUR_MS : 0;
  if (!(hours > 0)) return null;
  if (hours < 1) return 'under 1 hour';
  return `${Math.floor(hours)} ${hours < 2 ? 'hour' : 'hours'}`;
}

export function overdueByText(days: number): string {
  return `overdue by ${daysText(days)}`;
}

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
