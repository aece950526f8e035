import { overdueDays, overdueWords } from '@/lib/format/overdue';

/** What there is to check of an event's dates. */
export function overdueLook(event: Parameters<typeof overdueDays>[0]): string[] {
  const days = overdueDays(event);
  return days === null ? [] : [`In progress, ${overdueWords(days)}.`];
}
