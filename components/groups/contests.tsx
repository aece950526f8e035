import { Table } from '@/components/data-table/data-table';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { ListToast } from '@/components/data-table/states/list-toast';
import type { ContestUsageRows } from '@/lib/contract/groups';
import { onlyPage, type Page, type Row } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { type ContestRow, contestColumns } from './contest-columns';

type Props = {
  usage: Result<ContestUsageRows>;
  timeZone: string;
  href: string;
};

const NO_STATE = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, columns: null };

/** The contests at a group's events: bars and table in one. */
export function Contests({ usage, timeZone, href }: Props) {
  const columns = contestColumns(usage.ok ? usage.value.eventsCount : 0, timeZone);
  const answer: Result<Page<ContestRow>> = usage.ok ? { ok: true, value: asPage(usage.value) } : usage;
  return (
    <div>
      <h2 className="px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">Contests</h2>
      <ListNavigation>
        <Table
          label="Contests"
          columns={columns}
          answer={answer}
          pathname={href}
          state={NO_STATE}
          nothingYet="This group has held no contests yet."
          whole
        />
        <ListToast answer={answer} id={crypto.randomUUID()} />
      </ListNavigation>
    </div>
  );
}

function asPage({ endpoint, rows }: ContestUsageRows): Page<ContestRow> {
  const named = rows.map(
    (row): Row<ContestRow> => (row.ok ? { ok: true, item: { ...row.item, uid: row.item.contestType } } : row),
  );
  return onlyPage({ endpoint, rows: named });
}
