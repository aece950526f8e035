'use client';

import {
  Bookmark,
  ChartBarBig,
  Copy,
  Download,
  Hash,
  Link2,
  type LucideIcon,
  Printer,
  RefreshCw,
  Table,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { copyText } from '@/components/old-cells/copy-text';
import type { DialogProps } from '@/components/old-lazy/dialog-button';
import { LazyMenu, LazySubmenu, type MenuProps } from '@/components/old-lazy/lazy-menu';
import { type CopyForm, copyRows } from '@/components/old-list/copies/copy-rows';
import { linkToShare } from '@/components/old-list/copies/link-to-share';
import { type List, useList } from '@/components/old-list/list-provider';
import { copiedRows } from '@/components/old-list/model/copied-rows';
import { shownColumns } from '@/components/old-list/model/list-model';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { formatCount } from '@/lib/format/number';
import { withColumns } from '@/lib/list/address/list-link';
import { PRINTED_ROWS, printHref } from '@/lib/list/address/printed';
import { ColumnsMenu } from './columns-menu';

type Props = {
  /** Rows of the list; null when that is not known. */
  total: number | null;
  breakDown: string | null;
  exportDialog: MenuDialog;
  viewsDialog: MenuDialog;
};

/** A dialog that an item opens. */
export type MenuDialog = {
  prepare: () => void;
  /** Opens it; the focus returns to the button. */
  show: (button: DialogProps['button']) => void;
};

export function ListMenuItems({ total, exportDialog, viewsDialog, breakDown, ...menu }: Props & MenuProps) {
  const list = useList();
  const { refresh } = useListNavigation();
  const { model, layout } = list;
  const router = useRouter();
  const isNarrowed = new URLSearchParams(location.search).has('check');
  const age = Date.now() - model.fetchedAt;
  return (
    <LazyMenu {...menu} label="List">
      <ColumnsMenu list={list} />
      <DropdownMenuItem onFocus={viewsDialog.prepare} onSelect={() => viewsDialog.show(menu.button)}>
        <Bookmark aria-hidden />
        Views
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={total === 0}
        onFocus={exportDialog.prepare}
        onSelect={() => exportDialog.show(menu.button)}
      >
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
        onSelect={() => openPrinted(printHref(withColumns(location.href, layout)))}
      >
        <Printer aria-hidden />
        Print
        {total !== null && !isNarrowed && (
          <DropdownMenuShortcut>
            {total > PRINTED_ROWS ? `first ${PRINTED_ROWS}` : formatCount(total)} {total === 1 ? 'row' : 'rows'}
          </DropdownMenuShortcut>
        )}
      </DropdownMenuItem>
      {breakDown && (
        <DropdownMenuItem onSelect={() => router.push(breakDown)}>
          <ChartBarBig aria-hidden />
          Break down
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => copyText(linkToShare())}>
        <Link2 aria-hidden />
        Copy link
      </DropdownMenuItem>
      <CopyRowsMenu list={list} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={refresh}>
        <RefreshCw aria-hidden />
        Refresh
        <DropdownMenuShortcut>{ageWords(age)}</DropdownMenuShortcut>
      </DropdownMenuItem>
    </LazyMenu>
  );
}

/** In a tab of its own, which keeps the list where it is; here, where the browser allows none. */
function openPrinted(href: string): void {
  const sheet = open(href);
  // biome-ignore lint/plugin: the page of another window
  if (sheet) sheet.addEventListener('load', () => sheet.print());
  else location.assign(href);
}

function ageWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'just now' : `${minutes} min old`;
}

const COPIES: readonly (readonly [form: CopyForm, icon: LucideIcon, label: string])[] = [
  ['ids', Hash, 'IDs'],
  ['links', Link2, 'Links'],
  ['cells', Table, 'For a spreadsheet'],
];

function CopyRowsMenu({ list: { model, layout } }: { list: List }) {
  const { rows, broken } = copiedRows(model, { ids: shownColumns(model, layout), origin: location.origin });
  const hasLinks = rows.some(({ link }) => link !== null);
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger disabled={rows.length === 0}>
        <Copy aria-hidden />
        Copy rows
        <DropdownMenuShortcut>{rows.length} of this page</DropdownMenuShortcut>
      </DropdownMenuSubTrigger>
      <LazySubmenu>
        {COPIES.filter(([form]) => form !== 'links' || hasLinks).map(([form, Icon, label]) => (
          <DropdownMenuItem key={form} onSelect={() => copyRows(rows, form, broken)}>
            <Icon aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
      </LazySubmenu>
    </DropdownMenuSub>
  );
}
