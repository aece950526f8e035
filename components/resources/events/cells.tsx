import type { ReactNode } from 'react';
import type { Cells } from '@/components/fields/field-value';
import { Status } from '@/components/fields/status';
import { overdueByText, overdueDays } from '@/lib/format/overdue';
import type { Event } from '@/lib/resources/events';

type Ending = Pick<Event, 'status' | 'endDate'>;

/** A row has only one line, so an icon replaces the text. */
export const eventCells = {
  status: (event: Ending) =>
    overdueStatus(event, (words) => (
      <span role="img" aria-label={words} className="icon-triangle-alert small-icon text-warning" />
    )),
} satisfies Cells<Event>;

export function eventStatus(event: Ending): ReactNode {
  const overdue = overdueStatus(event, (words) => <span className="text-warning">{words}</span>);
  return overdue ?? (event.status && <Status value={event.status} />);
}

/** Null unless the event is overdue. */
function overdueStatus({ status, endDate }: Ending, draw: (words: string) => ReactNode): ReactNode {
  const days = status ? overdueDays({ status, endDate }) : null;
  if (!status || days === null) return null;
  const words = overdueByText(days);
  return (
    <span className="flex items-center gap-1" title={words}>
      <Status value={status} />
      {draw(words)}
    </span>
  );
}
