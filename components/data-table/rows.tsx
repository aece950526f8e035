import type { ReactNode } from 'react';
import { readable } from '@/components/feedback/readable';
import { nameOrUid } from '@/components/record/name-or-uid';
import type { Row } from '@/lib/contract/page';
import { faultSummary } from '@/lib/contract/result';
import { type ListState, listHref, nextSort } from '@/lib/list/list-state';
import type { Column, Head, SortDirection, TableRow } from './column';

/** The heads of the table; sortable ones link to their next order. */
export function tableHeads<Item>(columns: readonly Column<Item>[], pathname: string, state: ListState): Head[] {
  return columns.map(({ cell: _, link: __, sortKey, ...head }) => ({
    ...head,
    ...(sortKey && {
      sort: {
        href: listHref(pathname, state, { sortedBy: nextSort(state.sortedBy, sortKey) }),
        direction: directionOf(state.sortedBy, sortKey),
      },
    }),
  }));
}

type RowOptions<Item> = {
  /** The uid of the row to mark. */
  current?: string | null | undefined;
  peekName?: ((item: Item) => string) | null | undefined;
};

/** The rows with their cells drawn; a broken row keeps its place. */
export function tableRows<Item extends { uid: string }>(
  columns: readonly Column<Item>[],
  rows: readonly Row<Item>[],
  { current, peekName }: RowOptions<Item> = {},
): TableRow[] {
  return rows.map((row, index) =>
    row.ok
      ? {
          id: row.item.uid,
          cells: { ...columns.map((column) => drawn(column, row.item)) },
          ...(row.item.uid === current && { current: true }),
          ...(peekName && { name: nameOrUid(row.item, peekName) }),
        }
      : { id: row.uid ?? `broken-${index}`, broken: { uid: row.uid, fault: faultSummary(row.faults) } },
  );
}

function drawn<Item>({ cell, link }: Column<Item>, item: Item): ReactNode {
  return readable(() => cell(item), link && (() => link(item)));
}

function directionOf(sortedBy: string, key: string): SortDirection {
  if (sortedBy === key) return 'ascending';
  return sortedBy === `-${key}` ? 'descending' : 'none';
}
