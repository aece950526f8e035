import type { Column } from '@/components/data-table/column';
import type { ContestUsage } from '@/lib/contract/groups';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';

/** A contest type as a row, its name as the uid. */
export type ContestRow = ContestUsage & { uid: string };

/** How often a group uses each contest type; bars show the share of all events of the group. */
export function contestColumns(eventsCount: number | null, timeZone: string): Column<ContestRow>[] {
  const moment = (iso: string | null | undefined) => (iso ? formatDateTime(iso, timeZone) : null);
  return [
    {
      id: 'contestType',
      header: 'Contest',
      width: 172,
      small: 'title',
      cell: ({ contestType }) => titleCase(contestType),
    },
    {
      id: 'eventsShare',
      header:
        eventsCount === null ? 'Events' : `Of ${formatCount(eventsCount)} ${eventsCount === 1 ? 'event' : 'events'}`,
      width: 300,
      small: 'fact',
      cell: shareOf,
    },
    {
      id: 'contestsCount',
      header: 'Contests',
      align: 'end',
      width: 110,
      small: 'fact',
      cell: ({ contestsCount }) => formatCount(contestsCount),
    },
    {
      id: 'winnersCount',
      header: 'Winners',
      align: 'end',
      width: 110,
      small: 'fact',
      cell: ({ winnersCount }) => formatCount(winnersCount),
    },
    {
      id: 'firstUsedAt',
      header: 'First used',
      note: zoneLabel(timeZone),
      width: 150,
      small: 'fact',
      cell: ({ firstUsedAt }) => moment(firstUsedAt),
    },
    {
      id: 'lastUsedAt',
      header: 'Last used',
      note: zoneLabel(timeZone),
      width: 150,
      small: 'fact',
      cell: ({ lastUsedAt }) => moment(lastUsedAt),
    },
  ];
}

/** All bars share one scale: the full width is all events. */
function shareOf({ eventsShare, eventsCount }: ContestUsage) {
  return (
    <span className="grid grid-cols-[minmax(24px,180px)_auto_2.25rem] items-center gap-2 text-right">
      <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rounded-xs">
        <rect width="100" height="8" className="fill-muted" />
        <rect width={eventsShare * 100} height="8" className="fill-chart-1" />
      </svg>
      <span>{formatCount(eventsCount)}</span>
      <span className="text-muted-foreground">{percent.format(eventsShare)}</span>
    </span>
  );
}

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });
