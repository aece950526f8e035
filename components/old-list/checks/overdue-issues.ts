import type { Event } from '@/lib/contract/events';
import { needing } from '@/lib/contract/wire/unread';
import { overdueDays, overdueWords } from '@/lib/format/overdue';

/** The look at a list of events: their rows say it. */
export const OVERDUE = {
  what: 'in progress past their end',
  wordsOf: (event: Event) => {
    const days = overdueDays(needing(event, 'status', 'endDate'));
    return days === null ? [] : [`In progress, ${overdueWords(days)}.`];
  },
  isFree: true,
} as const;
