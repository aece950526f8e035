import { FirstRows } from '@/components/data-table/first-rows';
import type { ContestUsageRows } from '@/lib/contract/groups';
import { onlyPage, type Page, type Row } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { type ContestRow, contestColumns } from './contest-columns';

type Props = {
  usage: Result<ContestUsageRows>;
  timeZone: string;
  href: string;
};

/** The contests at a group's events: bars and table in one. */
export function Contests({ usage, timeZone, href }: Props) {
  const columns = contestColumns(usage.ok ? usage.value.eventsCount : 0, timeZone);
  const answer: Result<Page<ContestRow>> = usage.ok ? { ok: true, value: asPage(usage.value) } : usage;
  return <FirstRows title="Contests" columns={columns} answer={answer} href={href} linked={false} />;
}

function asPage({ endpoint, rows }: ContestUsageRows): Page<ContestRow> {
  const named = rows.map(
    (row): Row<ContestRow> => (row.ok ? { ok: true, item: { ...row.item, uid: row.item.contestType } } : row),
  );
  return onlyPage({ endpoint, rows: named });
}
