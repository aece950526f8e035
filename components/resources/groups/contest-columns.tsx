import { countColumn, momentColumn, type TableOf } from '@/components/cells/column';
import type { ContestUsage } from '@/lib/contract/groups';
import { field, reads } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';

const SHARE = ['eventsShare', 'eventsCount'] as const;

/** A contest type as a row, its name as the uid. */
export type ContestRow = ContestUsage & { uid: string };

/** How often a group uses each contest type; bars show the share of all events of the group. */
export function contestTable(eventsCount: number | null, timeZone: string): TableOf<ContestRow> {
  return {
    columns: [
      { id: 'contestType', header: 'Contest', width: 172, small: 'title', text: field('contestType', titleCase) },
      {
        id: 'eventsShare',
        header:
          eventsCount === null ? 'Events' : `Of ${formatCount(eventsCount)} ${eventsCount === 1 ? 'event' : 'events'}`,
        width: 300,
        small: 'fact',
        text: reads(
          SHARE,
          ({ eventsShare, eventsCount: used }) => `${formatCount(used)} ${percent.format(eventsShare)}`,
        ),
        cell: reads(SHARE, shareOf),
      },
      countColumn('contestsCount', 'Contests', 110),
      countColumn('winnersCount', 'Winners', 110),
      momentColumn('firstUsedAt', 'First used', 150, timeZone),
      momentColumn('lastUsedAt', 'Last used', 150, timeZone),
    ],
  };
}

/** All bars share one scale: the full width is all events. */
function shareOf({ eventsShare, eventsCount }: { eventsShare: number; eventsCount: number }) {
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
