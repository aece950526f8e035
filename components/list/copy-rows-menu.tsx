'use client';

import { Copy, Hash, Link2, type LucideIcon, Table } from 'lucide-react';
import {
  DropdownMenuItem,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { type CopyAs, copyRows } from './copy-rows';
import { Submenu } from './menu';
import { isBroken } from './table-model';
import type { DataTable } from './use-data-table';

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
