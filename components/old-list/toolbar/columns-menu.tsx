'use client';

import { ArrowLeft, ArrowRight, Columns3, type LucideIcon, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { LazySubmenu } from '@/components/old-lazy/lazy-menu';
import type { List } from '@/components/old-list/list-provider';
import { useColumnTable } from '@/components/old-list/table/use-column-table';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { DEFAULT_LAYOUT, layoutParams, soundLayout } from '@/lib/list/columns/column-layout';

export function ColumnsMenu({ list }: { list: List }) {
  const { model, layout, arrange, announce } = list;
  const table = useColumnTable(list);
  const columns = table.getAllLeafColumns();
  const shown = table.getVisibleLeafColumns().length;
  const acted = useRef<HTMLElement>(null);
  // A row that moves loses the focus on the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows have been placed anew
  useLayoutEffect(() => acted.current?.focus(), [layout]);
  if (!arrange) return null;

  const move = (from: number, to: number, header: string) => {
    const ids = columns.map(({ id }) => id);
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
    const declared = model.heads.map(({ id }) => id);
    table.setColumnOrder([...soundLayout({ ...layout, order }, declared).order]);
    announce(`${header}: column ${to + 1} of ${columns.length}`);
  };

  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>
        <Columns3 aria-hidden />
        Columns
        <DropdownMenuShortcut>
          {shown} of {columns.length}
        </DropdownMenuShortcut>
      </DropdownMenuSubTrigger>
      <LazySubmenu>
        {columns.map((column, place) => {
          const header = String(column.columnDef.header);
          const isVisible = column.getIsVisible();
          const act = (change: () => void) => (button: HTMLElement) => {
            acted.current = button;
            change();
          };
          return (
            <div key={column.id} role="none" className="group/row flex items-center rounded-sm" onKeyDown={moveInRow}>
              <DropdownMenuCheckboxItem
                className="min-w-0 flex-1"
                checked={isVisible}
                disabled={shown === 1 && isVisible}
                onCheckedChange={() => column.toggleVisibility()}
                onSelect={(event) => event.preventDefault()}
              >
                <span className="truncate">{header}</span>
              </DropdownMenuCheckboxItem>
              <Action
                icon={ArrowLeft}
                label={`Move ${header} left`}
                disabled={place === 0}
                onAct={act(() => move(place, place - 1, header))}
              />
              <Action
                icon={ArrowRight}
                label={`Move ${header} right`}
                disabled={place === columns.length - 1}
                onAct={act(() => move(place, place + 1, header))}
              />
            </div>
          );
        })}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          disabled={layoutParams(layout).length === 0}
          onSelect={(event) => {
            event.preventDefault();
            arrange(DEFAULT_LAYOUT, 'Columns reset');
          }}
        >
          <RotateCcw aria-hidden />
          Reset columns
        </DropdownMenuItem>
      </LazySubmenu>
    </DropdownMenuSub>
  );
}

type ActionProps = {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onAct: (button: HTMLElement) => void;
};

/** Keeps the focus when it is disabled: at the last place the next key press still finds it. */
function Action({ icon: Icon, label, disabled = false, onAct }: ActionProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled}
      className={cn(
        'grid size-7 flex-none place-items-center rounded-sm hover:bg-accent hover:text-foreground focus-visible:bg-accent focus-visible:text-foreground focus-visible:-outline-offset-2 aria-disabled:opacity-38 coarse:h-11 coarse:w-9',
        // Out of sight while the row has neither pointer nor focus.
        'text-muted-foreground [@media(hover:hover)]:group-[:not(:hover,:focus-within)]/row:opacity-0',
      )}
      onClick={({ currentTarget }) => !disabled && onAct(currentTarget)}
    >
      <Icon aria-hidden />
    </button>
  );
}

/** Left and right walk through a row, up and down from an action to the same one of the next row. */
function moveInRow(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const at = [...row.children].indexOf(event.target as HTMLElement);
  const next = {
    ArrowRight: row.children[at + 1],
    ArrowLeft: at > 0 ? row.children[at - 1] : undefined,
    ArrowDown: at > 0 ? row.nextElementSibling?.children[at] : undefined,
    ArrowUp: at > 0 ? row.previousElementSibling?.children[at] : undefined,
  }[event.key];
  const closesTheMenu = event.key === 'ArrowLeft' && at === 0;
  if (!event.key.startsWith('Arrow') || closesTheMenu || (at === 0 && !next)) return;
  event.preventDefault();
  event.stopPropagation();
  if (next instanceof HTMLElement) next.focus();
}
