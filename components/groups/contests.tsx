import { FirstRows } from '@/components/data-table/first-rows';
import type { ContestUsageRows } from '@/lib/contract/groups';
import { onlyPage, type Page, type Row } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { orNull, withFields } from '@/lib/contract/unread';
import { type ContestRow, contestColumns } from './contest-columns';

type Props = {
  usage: Result<ContestUsageRows>;
  timeZone: string;
  href: string;
};

/** The contests at a group's events: bars and table in one. */
export function Contests({ usage, timeZone, href }: Props) {
  const columns = contestColumns(usage.ok ? orNull(() => usage.value.eventsCount) : 0, timeZone);
  const answer: Result<Page<ContestRow>> = usage.ok ? { ok: true, value: asPage(usage.value) } : usage;
  return <FirstRows title="Contests" columns={columns} answer={answer} href={href} linked={false} />;
}

function asPage({ endpoint, rows }: ContestUsageRows): Page<ContestRow> {
  const named = rows.map((row, index): Row<ContestRow> => {
    if (!row.ok) return row;
    const uid = orNull(() => row.item.contestType) ?? `contest-${index + 1}`;
    return { ok: true, item: withFields(row.item, { uid }) };
  });
  return onlyPage({ endpoint, rows: named });
}
