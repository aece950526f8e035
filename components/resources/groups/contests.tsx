import Link from 'next/link';
import { FirstRows } from '@/components/list/first-rows';
import type { ContestUsageRows } from '@/lib/contract/groups';
import { onlyPage, type Page, type Row } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { routes } from '@/lib/routes';
import { type ContestRow, contestTable } from './contest-columns';

type Props = {
  uid: string;
  usage: Result<ContestUsageRows>;
  timeZone: string;
  href: string;
};

/** The contests at a group's events: bars and table in one. */
export function Contests({ uid, usage, timeZone, href }: Props) {
  return (
    <FirstRows
      title="Contests"
      {...contestsOf(usage, timeZone)}
      href={href}
      linked={false}
      note={<ToCopies uid={uid} />}
    />
  );
}

/** Table and rows of a group's contests. */
export function contestsOf(usage: Result<ContestUsageRows>, timeZone: string) {
  const table = contestTable(usage.ok ? (usage.value.eventsCount ?? null) : 0, timeZone);
  const answer: Result<Page<ContestRow>> = usage.ok ? { ok: true, value: asPage(usage.value) } : usage;
  return { table, answer };
}

function ToCopies({ uid }: { uid: string }) {
  return (
    <p className="px-6 pb-3 text-sm max-sm:px-4 print:hidden">
      <Link
        href={routes.groupContests(uid)}
        prefetch={false}
        className="rounded-sm font-medium text-primary hover:underline coarse:py-3"
      >
        Copy, print or download
      </Link>
    </p>
  );
}

function asPage({ endpoint, rows }: ContestUsageRows): Page<ContestRow> {
  const named = rows.map((row, index): Row<ContestRow> => {
    if (!row.ok) return row;
    return { ok: true, item: { ...row.item, uid: row.item.contestType ?? `contest-${index + 1}` } };
  });
  return onlyPage({ endpoint, rows: named });
}
