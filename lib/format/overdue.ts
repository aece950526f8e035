const DAY_MS = 86_400_000;

type Ending = { status?: string | null | undefined; endDate?: string | null | undefined };

/** Returns the number of full days since the end of an event; null on the first day, when scores may still arrive. */
export function overdueDays({ status, endDate }: Ending, now = Date.now()): number | null {
  if (status !== 'IN_PROGRESS' || !endDate) return null;
  const days = Math.floor((now - Date.parse(endDate)) / DAY_MS);
  return days > 0 ? days : null;
}

/** Returns `49 days`; null unless the event is overdue. */
export function overdueText(event: Ending, now = Date.now()): string | null {
  const days = overdueDays(event, now);
  return days === null ? null : daysText(days);
}

export function overdueByText(days: number): string {
  return `overdue by ${daysText(days)}`;
}

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
