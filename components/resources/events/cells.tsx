import type * as z from 'zod';
import type { Cells } from '@/components/fields/field-value';
import { Status } from '@/components/fields/status';
import type { Event } from '@/lib/contract/events';
import { overdueDays, overdueWords } from '@/lib/format/overdue';

export const eventCells = {
  /** An event in progress past its end says so beside its status. */
  status: ({ status, endDate }) => {
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
} satisfies Cells<z.infer<typeof Event>>;
