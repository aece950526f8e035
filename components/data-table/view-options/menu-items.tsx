'use client';

import { Download, Link2, RefreshCw } from 'lucide-react';
import { copyText } from '@/components/copy/copy-text';
import { arranger } from '@/components/data-table/arranger';
import type { KeepLayout } from '@/components/data-table/navigation/list-navigation';
import { LazyMenu, type MenuProps } from '@/components/lazy/lazy-menu';
import { DropdownMenuItem, DropdownMenuSeparator, DropdownMenuShortcut } from '@/components/ui/dropdown-menu';
import { formatCount } from '@/lib/format/number';
import type { ColumnLayout } from '@/lib/list/column-layout';
import { sharedLink } from '@/lib/list/shared-link';
import { ColumnsMenu } from './columns-menu';

type Props = {
  columns: readonly { id: string; header: string }[];
  fetchedAt: number;
  layout: ColumnLayout;
  keepLayout: KeepLayout | null;
  refresh: () => void;
  /** Rows of the list; null when that is not known. */
  total: number | null;
  prepareExport: () => void;
  startExport: (button: MenuProps['button']) => void;
};

export function ListMenuItems(props: Props & MenuProps) {
  const { columns, fetchedAt, layout, keepLayout, refresh, total, prepareExport, startExport, ...menu } = props;
  return (
    <LazyMenu {...menu} label="List">
      {keepLayout && <ColumnsMenu columns={columns} layout={layout} arrange={arranger(columns, keepLayout)} />}
      <DropdownMenuItem disabled={total === 0} onFocus={prepareExport} onSelect={() => startExport(menu.button)}>
        <Download aria-hidden />
        Export CSV
        {total !== null && (
          <DropdownMenuShortcut>
            {formatCount(total)} {total === 1 ? 'row' : 'rows'}
          </DropdownMenuShortcut>
        )}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => copyText(sharedLink(location.href, layout))}>
        <Link2 aria-hidden />
        Copy link
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={refresh}>
        <RefreshCw aria-hidden />
        Refresh
        <DropdownMenuShortcut>{age(Date.now() - fetchedAt)}</DropdownMenuShortcut>
      </DropdownMenuItem>
    </LazyMenu>
  );
}

function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'just now' : `${minutes} min old`;
}
