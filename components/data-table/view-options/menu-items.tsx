'use client';

import { Bookmark, Download, GitCompareArrows, Link2, Locate, Printer, RefreshCw } from 'lucide-react';
import type { ComponentType } from 'react';
import { copyText } from '@/components/copy/copy-text';
import { arranger } from '@/components/data-table/arranger';
import { Changes, type ChangesProps, listOnPage } from '@/components/data-table/changes/changes';
import type { ShownRow } from '@/components/data-table/changes/compare-rows';
import { shownRows } from '@/components/data-table/changes/shown-rows';
import { linkToShare } from '@/components/data-table/navigation/link-to-share';
import type { KeepLayout } from '@/components/data-table/navigation/list-navigation';
import { LazyMenu, type MenuProps } from '@/components/lazy/lazy-menu';
import { DropdownMenuItem, DropdownMenuSeparator, DropdownMenuShortcut } from '@/components/ui/dropdown-menu';
import { formatCount } from '@/lib/format/number';
import type { ColumnLayout } from '@/lib/list/column-layout';
import { exactLink, type ShownList, withColumns } from '@/lib/list/copies/list-link';
import { PRINTED_ROWS, printHref } from '@/lib/list/printed';
import { ColumnsMenu } from './columns-menu';
import { CopyRowsMenu } from './copy-rows-menu';

type Props = {
  columns: readonly { id: string; header: string }[];
  fetchedAt: number;
  layout: ColumnLayout;
  keepLayout: KeepLayout | null;
  refresh: () => void;
  /** Refreshes, and shows what differs from these rows. */
  compare: (shownBy: ComponentType<ChangesProps>, before: readonly ShownRow[]) => void;
  /** Rows of the list; null when that is not known. */
  total: number | null;
  shown: ShownList;
  prepareExport: () => void;
  startExport: (button: MenuProps['button']) => void;
  prepareViews: () => void;
  showViews: (button: MenuProps['button']) => void;
};

export function ListMenuItems(props: Props & MenuProps) {
  const { columns, fetchedAt, layout, keepLayout, refresh, compare, total, ...others } = props;
  const { prepareExport, startExport, prepareViews, showViews, shown, ...menu } = others;
  return (
    <LazyMenu {...menu} label="List">
      {keepLayout && <ColumnsMenu columns={columns} layout={layout} arrange={arranger(columns, keepLayout)} />}
      <DropdownMenuItem onFocus={prepareViews} onSelect={() => showViews(menu.button)}>
        <Bookmark aria-hidden />
        Views
      </DropdownMenuItem>
      <DropdownMenuItem disabled={total === 0} onFocus={prepareExport} onSelect={() => startExport(menu.button)}>
        <Download aria-hidden />
        Export CSV
        {total !== null && (
          <DropdownMenuShortcut>
            {formatCount(total)} {total === 1 ? 'row' : 'rows'}
          </DropdownMenuShortcut>
        )}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={total === 0}
        onSelect={() => openPrinted(printHref(withColumns(location.href, layout, { all: true })))}
      >
        <Printer aria-hidden />
        Print
        {total !== null && (
          <DropdownMenuShortcut>
            {total > PRINTED_ROWS ? `first ${PRINTED_ROWS}` : formatCount(total)} {total === 1 ? 'row' : 'rows'}
          </DropdownMenuShortcut>
        )}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => copyText(linkToShare())}>
        <Link2 aria-hidden />
        Copy link
      </DropdownMenuItem>
      <DropdownMenuItem
        className="items-start py-1.5 [&>svg]:mt-0.5"
        onSelect={() => copyText(exactLink(location.href, layout, shown))}
      >
        <Locate aria-hidden />
        <span>
          Copy exact link
          <span className="block text-xs text-muted-foreground">
            Pins page, rows per page, columns and time zone
            {shown.createdUntil && ', and leaves out what is created later'}
          </span>
        </span>
      </DropdownMenuItem>
      <CopyRowsMenu button={menu.button} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={refresh}>
        <RefreshCw aria-hidden />
        Refresh
        <DropdownMenuShortcut>{age(Date.now() - fetchedAt)}</DropdownMenuShortcut>
      </DropdownMenuItem>
      {Date.now() - fetchedAt >= FRESH_MS && (
        <DropdownMenuItem onSelect={() => compare(Changes, shownRows(listOnPage()))}>
          <GitCompareArrows aria-hidden />
          Refresh and compare
        </DropdownMenuItem>
      )}
    </LazyMenu>
  );
}

/** In a tab of its own, which keeps the list where it is; here, where the browser allows none. */
function openPrinted(href: string): void {
  const sheet = open(href);
  if (sheet) sheet.addEventListener('load', () => sheet.print());
  else location.assign(href);
}

/** As long as the browser keeps a page. */
const FRESH_MS = 5 * 60_000;

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'just now' : `${minutes} min old`;
}
