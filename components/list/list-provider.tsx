'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { showPreview } from '@/components/list/preview/change-preview-url';
import { keepListOf } from '@/components/list/preview/opened-from-list';
import { warmPreview } from '@/components/list/preview/preview';
import { ListContext, type ListData, TableContext } from '@/components/list/table/list-context';
import type { TableRow } from '@/components/list/table/table-model';
import { useDataTable } from '@/components/list/table/use-data-table';
import { noteArrival } from '@/components/list/toolbar/list-age';
import { useListLayout } from '@/components/list/toolbar/use-list-layout';
import { useNavigate } from '@/components/navigation/navigation';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { listHref } from '@/lib/list/url/list-state';
import { previewHref } from '@/lib/list/url/preview-url';

type Props = { list: ListData; layout: ColumnLayout; children: ReactNode };

/** Shares a list, its table and the user's columns with all parts of the screen. */
export function ListProvider({ list, layout: initialLayout, children }: Props) {
  const { columnCookie, label, pathname, state, columns, rows, paging, loadedAt, hasPreview } = list;
  const { push } = useNavigate();
  useEffect(() => noteArrival(loadedAt), [loadedAt]);
  const [layout, setLayout] = useListLayout({
    name: columnCookie,
    initial: initialLayout,
    isView: state.view !== undefined,
  });
  const address = listHref(pathname, state);
  const table = useDataTable({ columns, rows, layout, onLayoutChange: setLayout, address });
  const [focusUid, setFocusUid] = useState<{ uid: string } | null>(null);

  const actions = useMemo(() => {
    const remember = (row: TableRow) =>
      keepListOf(row, { label, rows, paging, loadedAt }, previewHref(location.pathname + location.search, null));
    return {
      remember,
      open: (row: TableRow) => {
        if (row.href === null) return;
        remember(row);
        push(row.href);
      },
      preview: hasPreview ? showPreview : undefined,
      warmPreview,
    };
  }, [label, rows, paging, loadedAt, hasPreview, push]);
  const shared = useMemo(
    () => ({ ...list, layout, setLayout, actions, focusRow: (uid: string) => setFocusUid({ uid }) }),
    [list, layout, setLayout, actions],
  );
  return (
    <ListContext value={shared}>
      <TableContext value={{ table, focusUid }}>{children}</TableContext>
    </ListContext>
  );
}
