'use client';

import { Bookmark, ChartBarBig, Copy, Download, Link2, Printer, RefreshCw } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { ExportFacts } from '@/components/list/export/export-facts';
import { copyRows, ROW_COPIES } from '@/components/list/table/copy-rows';
import { useList, useListTable } from '@/components/list/table/list-context';
import { Menu, Submenu } from '@/components/list/table/menu';
import { isBroken } from '@/components/list/table/table-model';
import type { DataTable } from '@/components/list/table/use-data-table';
import { Link } from '@/components/navigation/link';
import { useNavigate } from '@/components/navigation/navigation';
import { runShortcut } from '@/components/navigation/shortcuts';
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { formatCount } from '@/lib/format/number';
import { PRINTED_ROWS } from '@/lib/list/url/printed';
import { ColumnsMenu } from './columns-menu';
import { ageOf } from './list-age';
import { printList } from './print-list';

type Props = {
  breakDown: string | null;
  exported: ExportFacts;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
  announce: (words: string) => void;
  resetColumns: () => void;
  /** Null if the screen has a button for it. */
  copyLink: (() => void) | null;
  startExport: () => void;
  warmExport: () => void;
};

export function ListMenuItems({ breakDown, exported: { total }, ...menu }: Props) {
  const { layout, loadedAt } = useList();
  const { table } = useListTable();
  const { reload } = useNavigate();
  const firstItem = useRef<HTMLDivElement>(null);
  const closed = useRef<() => unknown>(undefined);
  const container = menu.button.current?.parentElement ?? null;
  return (
    <Menu
      label="List"
      button={menu.button}
      firstItem={firstItem}
      container={container}
      onOpenChange={menu.onOpenChange}
      onClosed={() => closed.current?.()}
    >
      <ColumnsMenu
        table={table}
        ref={firstItem}
        container={container}
        announce={menu.announce}
        resetColumns={menu.resetColumns}
      />
      <DropdownMenuItem disabled={total === 0} onFocus={menu.warmExport} onSelect={menu.startExport}>
        <Download aria-hidden />
        <span>Export CSV</span>
        {total !== null && <DropdownMenuShortcut>{rowsText(total)}</DropdownMenuShortcut>}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={total === 0} onSelect={() => printList(layout)}>
        <Printer aria-hidden />
        <span>Print</span>
        {total !== null && (
          <DropdownMenuShortcut>
            {total > PRINTED_ROWS ? `first ${PRINTED_ROWS} rows` : rowsText(total)}
          </DropdownMenuShortcut>
        )}
      </DropdownMenuItem>
      {breakDown && (
        <DropdownMenuItem asChild>
          <Link href={breakDown}>
            <ChartBarBig aria-hidden />
            Summarise
          </Link>
        </DropdownMenuItem>
      )}
      {menu.copyLink && (
        <DropdownMenuItem onSelect={menu.copyLink}>
          <Link2 aria-hidden />
          Copy link
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        onSelect={() => {
          closed.current = () => runShortcut('save-view');
        }}
      >
        <Bookmark aria-hidden />
        Save as a view
      </DropdownMenuItem>
      <CopyRowsMenu table={table} container={container} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={reload}>
        <RefreshCw aria-hidden />
        <span>Refresh</span>
        <DropdownMenuShortcut>{ageText(ageOf(loadedAt))}</DropdownMenuShortcut>
      </DropdownMenuItem>
    </Menu>
  );
}

const rowsText = (total: number) => `${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`;

function ageText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'just now' : `${minutes} min ago`;
}

function CopyRowsMenu({ table, container }: { table: DataTable; container: HTMLElement | null }) {
  const rows = table.getRowModel().rows.map(({ original }) => original);
  const readable = rows.flatMap((row) => (isBroken(row) ? [] : [row]));
  const hasLinks = readable.some(({ href }) => href !== null);
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger disabled={readable.length === 0}>
        <Copy aria-hidden />
        Copy rows
        <DropdownMenuShortcut>{`${readable.length} on this page`}</DropdownMenuShortcut>
      </DropdownMenuSubTrigger>
      <Submenu container={container}>
        {ROW_COPIES.filter(({ as }) => as !== 'links' || hasLinks).map(({ as, Icon, label }) => (
          <DropdownMenuItem key={as} onSelect={() => copyRows(table, rows, as)}>
            <Icon aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
      </Submenu>
    </DropdownMenuSub>
  );
}
