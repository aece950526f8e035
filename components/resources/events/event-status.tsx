import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Status } from '@/components/old-cells/status';
import type { Event } from '@/lib/contract/events';
import { field, type Reading, reads } from '@/lib/contract/wire/unread';
import { formatWords } from '@/lib/format/format-words';
import { overdueDays, overdueWords } from '@/lib/format/overdue';
import { titleCase } from '@/lib/format/title-case';

type Props = { status: string; endDate: string | null | undefined; beside?: boolean };

/** The same as `EventStatus` draws. */
export function eventStatusWords(status: string, endDate: string | null | undefined): string {
  const days = overdueDays({ status, endDate });
  return days === null ? titleCase(status) : `${titleCase(status)} ${overdueWords(days)}`;
}

/** An event's status; one in progress past its end says so, below its status or beside it. */
export function EventStatus({ status, endDate, beside = false }: Props) {
  const days = overdueDays({ status, endDate });
  if (days === null) return <Status value={status} />;
  return (
    <span className={cx(beside ? 'flex flex-wrap gap-x-1.5' : 'block leading-4.5')}>
      <Status value={status} />
      <span data-overdue={days} className={cx('text-warning', !beside && 'block pl-4.5 text-xs leading-3.5')}>
        {overdueWords(days)}
      </span>
    </span>
  );
}

/** An event's status, with what says that it is past its end beside it. */
export const eventStatus: Reading<Event, ReactNode> = field(
  'status',
  (status, { endDate }) => status && <EventStatus status={status} endDate={endDate} beside />,
);

/** `Stableford, Four Ball`. */
export const eventFormats: Reading<Event, string> = reads(['scoringFormat', 'teamFormat'], (event) =>
  formatWords(event.scoringFormat, event.teamFormat),
);
