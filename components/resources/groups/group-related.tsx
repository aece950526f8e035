import { Suspense } from 'react';
import type { Cells } from '@/components/fields/field-value';
import { Link } from '@/components/navigation/link';
import { RelatedRowsSkeleton } from '@/components/record/record-skeleton';
import { LaterRows, RelatedRows } from '@/components/record/related-rows';
import { EventsByDate } from '@/components/resources/events/events-by-date';
import { memberCells } from '@/components/resources/members/cells';
import { formatCount } from '@/lib/format/number';
import { loadContests } from '@/lib/loaders/load-contests';
import { loadRows } from '@/lib/loaders/load-rows';
import { type Contest, contestFields, contestRow } from '@/lib/resources/contests';
import { eventsOfGroup } from '@/lib/resources/events';
import { membersOfGroup } from '@/lib/resources/members';
import { routes } from '@/lib/routes';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

const cells = {
  /** All bars have the same scale: the full width is the group's number of events. */
  eventsShare: ({ eventsShare, eventsCount }) =>
    eventsShare == null || eventsCount == null ? null : (
      <span className="grid grid-cols-[minmax(24px,180px)_auto_2.25rem] items-center gap-2 text-right">
        <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rounded-xs">
          <rect width="100" height="8" className="fill-muted" />
          <rect width={eventsShare * 100} height="8" className="fill-chart-1" />
        </svg>
        <span>{formatCount(eventsCount)}</span>
        <span className="text-muted-foreground">{percent.format(eventsShare)}</span>
      </span>
    ),
} satisfies Cells<Contest>;

export function GroupRelated({ groupUid, timeZone }: { groupUid: string; timeZone: string }) {
  return (
    <>
      <LaterRows
        title="Members"
        list={membersOfGroup}
        load={() => loadRows(membersOfGroup, groupUid, { pageSize: 5 })}
        href={membersOfGroup.pathname(groupUid)}
        format={{ timeZone }}
        cells={memberCells}
      />
      <EventsByDate list={eventsOfGroup} uid={groupUid} timeZone={timeZone} />
      <Suspense fallback={<RelatedRowsSkeleton title="Contests" />}>
        <Contests groupUid={groupUid} timeZone={timeZone} />
      </Suspense>
    </>
  );
}

async function Contests({ groupUid, timeZone }: { groupUid: string; timeZone: string }) {
  const loaded = await loadContests(groupUid);
  const { eventsCount, rows } = loaded.ok ? loaded.value : { eventsCount: null, rows: [] };
  return (
    <RelatedRows
      title="Contests"
      list={{ fields: contestFields(eventsCount), row: contestRow }}
      page={loaded.ok ? { ok: true, value: { rows, paging: { total: rows.length } } } : loaded}
      href={routes.group(groupUid)}
      hasList={false}
      note={
        <p className="px-6 pb-3 text-sm max-sm:px-4 print:hidden">
          <Link
            href={routes.groupContests(groupUid)}
            className="rounded-sm font-medium text-primary hover:underline coarse:py-3"
          >
            Copy, print or download
          </Link>
        </p>
      }
      format={{ timeZone }}
      cells={cells}
    />
  );
}
