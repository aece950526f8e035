import type { Cells } from '@/components/fields/field-value';
import { Status } from '@/components/fields/status';
import { overdueDays, overdueWords } from '@/lib/format/overdue';
import type { Event } from '@/lib/resources/events';

export const eventCells = {
  status: ({ status, endDate }: Pick<Event, 'status' | 'endDate'>) => {
    const days = status ? overdueDays({ status, endDate }) : null;
    if (!status || days === null) return null;
    return (
      <span className="flex gap-1.5" title={overdueWords(days)}>
        <Status value={status} />
        <span data-overdue={days} className="text-warning">
          {overdueWords(days)}
        </span>
      </span>
    );
  },
} satisfies Cells<Event>;
