import { cx } from 'class-variance-authority';
import { Status } from '@/components/data-table/cells/status';
import { overdueDays, overdueWords } from '@/lib/format/overdue';

type Props = { status: string; endDate: string | null | undefined; beside?: boolean };

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
