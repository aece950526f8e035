'use client';

import { Braces, Copy, Hash, Link2, type LucideIcon, Table } from 'lucide-react';
import { LazySubmenu } from '@/components/lazy/lazy-menu';
import { type CopyForm, copyRows } from '@/components/list/copies/copy-rows';
import type { List } from '@/components/list/list-provider';
import { copiedRows } from '@/components/list/model/copied-rows';
import { shownColumns } from '@/components/list/model/list-model';
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

/** Copies the rows on the page, as they are shown. */
export function CopyRowsMenu({ list: { model, layout } }: { list: List }) {
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
