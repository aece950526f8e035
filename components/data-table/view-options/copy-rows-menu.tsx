'use client';

import { Braces, Copy, Hash, Link2, type LucideIcon, Table } from 'lucide-react';
import type { RefObject } from 'react';
import { type CopyForm, copyRows } from '@/components/copy/copy-rows';
import { rowsBeside } from '@/components/data-table/row-tools/read-rows';
import { LazySubmenu } from '@/components/lazy/lazy-menu';
import {
  DropdownMenuItem,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';

const COPIES: readonly (readonly [form: CopyForm, icon: LucideIcon, label: string])[] = [
  ['ids', Hash, 'IDs'],
  ['links', Link2, 'Links'],
  ['json', Braces, 'As JSON'],
  ['cells', Table, 'For a spreadsheet'],
];

/** Copies the rows on the page, as they are shown. `button` is that of the list's menu. */
export function CopyRowsMenu({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { rows, broken } = rowsBeside(button.current);
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
