'use client';

import { ArrowLeft, ArrowRight, Columns3, type LucideIcon, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { Submenu } from '@/components/list/table/menu';
import type { DataTable } from '@/components/list/table/use-data-table';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { DEFAULT_LAYOUT, soundLayout } from '@/lib/list/columns/column-layout';

type Props = {
  table: DataTable;
  ref: Ref<HTMLDivElement>;
  container: HTMLElement | null;
  announce: (words: string) => void;
  resetColumns: () => void;
};

export function ColumnsMenu({ table, ref, container, announce, resetColumns }: Props) {
  const columns = table.getAllLeafColumns();
  const ids = columns.map(({ id }) => id);
  const shown = table.getVisibleLeafColumns().length;
  const moveButton = useRef<HTMLElement>(null);
  // Restores the focus, which a row loses when it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the order of the rows changes
  useLayoutEffect(() => moveButton.current?.focus(), [ids.join()]);

  const move = (from: number, to: number, label: string) => (button: HTMLElement) => {
    moveButton.current = button;
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
    const declared = table.getAllColumns().map(({ id }) => id);
    table.setColumnOrder([...soundLayout({ ...DEFAULT_LAYOUT, order }, declared).order]);
    announce(`${label}: column ${to + 1} of ${columns.length}`);
  };

  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger ref={ref}>
        <Columns3 aria-hidden />
        Columns
        <DropdownMenuShortcut>{`${shown} of ${columns.length}`}</DropdownMenuShortcut>
      </DropdownMenuSubTrigger>
      <Submenu container={container}>
        {columns.map((column, at) => {
          const label = String(column.columnDef.header);
          const isVisible = column.getIsVisible();
          return (
            <div key={column.id} role="none" className="group/row flex items-center rounded-sm" onKeyDown={moveInRow}>
              <DropdownMenuCheckboxItem
                className="min-w-0 flex-1"
                checked={isVisible}
                disabled={shown === 1 && isVisible}
                onCheckedChange={() => column.toggleVisibility()}
                onSelect={(event) => event.preventDefault()}
              >
                <span className="truncate">{label}</span>
              </DropdownMenuCheckboxItem>
              <MoveButton
                icon={ArrowLeft}
                label={`Move ${label} left`}
                disabled={at === 0}
                onMove={move(at, at - 1, label)}
              />
              <MoveButton
                icon={ArrowRight}
                label={`Move ${label} right`}
                disabled={at === columns.length - 1}
                onMove={move(at, at + 1, label)}
              />
            </div>
          );
        })}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          onSelect={(event) => {
            event.preventDefault();
            moveButton.current = null;
            resetColumns();
            announce('Columns reset');
          }}
        >
          <RotateCcw aria-hidden />
          Reset columns
        </DropdownMenuItem>
      </Submenu>
    </DropdownMenuSub>
  );
}

type MoveButtonProps = { icon: LucideIcon; label: string; disabled: boolean; onMove: (button: HTMLElement) => void };

/** Uses aria-disabled, because a disabled button would lose the focus. */
function MoveButton({ icon: Icon, label, disabled, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled}
      className="grid size-7 flex-none place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground focus-visible:bg-accent focus-visible:text-foreground focus-visible:-outline-offset-2 aria-disabled:opacity-38 coarse:h-11 coarse:w-9 [@media(hover:hover)]:group-[:not(:hover,:focus-within)]/row:opacity-0"
      onClick={({ currentTarget }) => !disabled && onMove(currentTarget)}
    >
      <Icon aria-hidden />
    </button>
  );
}

/** Left and Right move the focus within a row, Up and Down between rows. */
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
