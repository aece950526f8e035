import type { TableOf } from '@/components/old-cells/column';
import { apiTotal, type Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import type { Reads } from '@/lib/contract/wire/unread';
import { listHref, pageCount } from '@/lib/list/address/list-state';
import type { OpenedList } from '@/lib/list/rows/opened-list';
import type { ListModel } from './list-model';
import { tableHeads, tableRows } from './rows';

export type Listed<Item> = Pick<OpenedList<Item>, 'label' | 'pathname' | 'state' | 'noneShown'> & {
  table: TableOf<Item>;
  /** Null where the API has not answered yet. */
  answer: Result<Page<Item>> | null;
  peekName?: Reads<Item, string> | null;
};

/** A list's answer as the browser gets it: read by its columns, on the server. */
export function listModel<Item extends { uid: string }>(listed: Listed<Item>): ListModel {
  const { label, table, answer, pathname, state, noneShown, peekName } = listed;
  const { columns } = table;
  const key = state.sortedBy.replace(/^-/, '');
  const sorted = columns.find(({ sortKey }) => key !== '' && sortKey === key);
  return {
    label,
    address: listHref(pathname, state),
    fetchedAt: Date.now(),
    paging: answer?.ok ? { ...answer.value.paging, pages: pagesOf(answer.value) } : null,
    sorting: sorted ? { id: sorted.id, desc: state.sortedBy.startsWith('-') } : null,
    heads: tableHeads(columns, pathname, state),
    rows: answer?.ok ? tableRows(table, answer.value.rows, peekName) : [],
    isPart: noneShown !== undefined,
  };
}

function pagesOf(page: Page<unknown>): number | null {
  const total = apiTotal(page);
  return total === null ? null : pageCount(total, page.paging.pageSize);
}
