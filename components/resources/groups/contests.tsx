import { Link } from '@/components/navigation/link';
import { countColumn, momentColumn, type TableOf } from '@/components/old-cells/column';
import { FirstRows } from '@/components/old-list/first-rows';
import type { ContestUsage, ContestUsageRows } from '@/lib/contract/groups';
import { onlyPage, type Page, type Row } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { field, reads } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

type Props = {
  uid: string;
  usage: Result<ContestUsageRows>;
  timeZone: string;
  href: string;
};

export function Contests({ uid, usage, timeZone, href }: Props) {
  return (
    <FirstRows
      title="Contests"
      {...contestsOf(usage, timeZone)}
      href={href}
      linked={false}
      note={
        <p className="px-6 pb-3 text-sm max-sm:px-4 print:hidden">
          <Link
            href={routes.groupContests(uid)}
            className="rounded-sm font-medium text-primary hover:underline coarse:py-3"
          >
            Copy, print or download
          </Link>
        </p>
      }
    />
  );
}

export function contestsOf(usage: Result<ContestUsageRows>, timeZone: string) {
  const table = contestTable(usage.ok ? (usage.value.eventsCount ?? null) : 0, timeZone);
  const answer: Result<Page<ContestRow>> = usage.ok ? { ok: true, value: asPage(usage.value) } : usage;
  return { table, answer };
}

function asPage({ endpoint, rows }: ContestUsageRows): Page<ContestRow> {
  const named = rows.map((row, index): Row<ContestRow> => {
    if (!row.ok) return row;
    return { ok: true, item: { ...row.item, uid: row.item.contestType ?? `contest-${index + 1}` } };
  });
  return onlyPage({ endpoint, rows: named });
}

const SHARE = ['eventsShare', 'eventsCount'] as const;

/** A contest type as a row, its name as the uid. */
type ContestRow = ContestUsage & { uid: string };

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
        text: reads(SHARE, ({ eventsCount: used }) => formatCount(used)),
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
