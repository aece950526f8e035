import type { Event } from '@/lib/contract/events';
import { needing } from '@/lib/contract/wire/unread';
import { overdueDays, overdueWords } from '@/lib/format/overdue';

function overdueIssues(event: Event): string[] {
  const days = overdueDays(needing(event, 'status', 'endDate'));
  return days === null ? [] : [`In progress, ${overdueWords(days)}.`];
}

/** The look at a list of events: their rows say it. */
export const OVERDUE = {
  what: 'in progress past their end',
  wordsOf: overdueIssues,
  isFree: true,
} as const;
