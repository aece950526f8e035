import { overdueDays, overdueWords } from '@/lib/format/overdue';

/** What there is to check of an event's dates. */
function overdueLook(event: Parameters<typeof overdueDays>[0]): string[] {
  const days = overdueDays(event);
  return days === null ? [] : [`In progress, ${overdueWords(days)}.`];
}

/** The look at a list of events: their rows say it. */
export const OVERDUE = {
  what: 'in progress past their end',
  wordsOf: overdueLook,
  isFree: true,
} as const;
