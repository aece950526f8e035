'use client';

import { Copy, Hash, Link2, type LucideIcon, Table } from 'lucide-react';
import { type CopyAs, copyRows } from '@/components/list/table/copy-rows';
import { Submenu } from '@/components/list/table/menu';
import { isBroken } from '@/components/list/table/table-model';
import type { DataTable } from '@/components/list/table/use-data-table';
import {
  DropdownMenuItem,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';

const COPIES: readonly (readonly [as: CopyAs, icon: LucideIcon, label: string])[] = [
  ['ids', Hash, 'IDs'],
  ['links', Link2, 'Links'],
  ['cells', Table, 'For a spreadsheet'],
];

export function CopyRowsMenu({ table, container }: { table: DataTable; container: HTMLElement | null }) {
  const readable = table.getRowModel().rows.flatMap(({ original }) => (isBroken(original) ? [] : [original]));
  const hasLinks = readable.some(({ href }) => href !== null);
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger disabled={readable.length === 0}>
        <Copy aria-hidden />
        Copy rows
        <DropdownMenuShortcut>{readable.length} of this page</DropdownMenuShortcut>
      </DropdownMenuSubTrigger>
      <Submenu container={container}>
        {COPIES.filter(([as]) => as !== 'links' || hasLinks).map(([as, Icon, label]) => (
          <DropdownMenuItem key={as} onSelect={() => copyRows(table, as)}>
            <Icon aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
      </Submenu>
    </DropdownMenuSub>
  );
}
