'use client';

import { ArrowLeft, ArrowRight, Columns3, type LucideIcon, Pin, PinOff, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Arrange } from '@/components/data-table/arranger';
import { LazySubmenu } from '@/components/lazy/lazy-menu';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { moveColumn, toggleColumn, togglePin } from '@/lib/list/column-changes';
import { arrangedIds, type ColumnLayout, DEFAULT_LAYOUT } from '@/lib/list/column-layout';
import { serializeLayout } from '@/lib/list/column-layout-text';

type Props = { columns: readonly { id: string; header: string }[]; layout: ColumnLayout; arrange: Arrange };

/** The columns of a list in their order, each to be hidden, moved and pinned. */
export function ColumnsMenu({ columns, layout, arrange }: Props) {
  const ids = columns.map(({ id }) => id);
  const arranged = arrangedIds(layout, ids);
  const shown = columns.length - layout.hidden.length;
  const pins = layout.pinned.length;
  const acted = useRef<HTMLElement>(null);
  // A row that moves loses the focus on the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows have been placed anew
  useLayoutEffect(() => acted.current?.focus(), [layout]);

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
        {arranged.map((id, place) => {
          const header = columns.find((column) => column.id === id)?.header ?? id;
          const pinned = place < pins;
          const hidden = layout.hidden.includes(id);
          const move = (to: number) =>
            arrange(moveColumn(layout, ids, id, to), `${header}: column ${to + 1} of ${columns.length}`);
          const act = (change: () => void) => (button: HTMLElement) => {
            acted.current = button;
            change();
          };
          return (
            <div key={id} role="none" className="group/row flex items-center rounded-sm" onKeyDown={moveInRow}>
              <DropdownMenuCheckboxItem
                className="min-w-0 flex-1"
                checked={!hidden}
                disabled={shown === 1 && !hidden}
                onCheckedChange={() => arrange(toggleColumn(layout, id))}
                onSelect={(event) => event.preventDefault()}
              >
                <span className="truncate">{header}</span>
              </DropdownMenuCheckboxItem>
              <Action
                icon={ArrowLeft}
                label={`Move ${header} left`}
                disabled={place === 0 || place === pins}
                onAct={act(() => move(place - 1))}
              />
              <Action
                icon={ArrowRight}
                label={`Move ${header} right`}
                disabled={place === pins - 1 || place === ids.length - 1}
                onAct={act(() => move(place + 1))}
              />
              <Action
                icon={pinned ? PinOff : Pin}
                label={`${pinned ? 'Unpin' : 'Pin'} ${header}`}
                pressed={pinned}
                onAct={act(() => arrange(togglePin(layout, id), `${header} ${pinned ? 'unpinned' : 'pinned'}`))}
              />
            </div>
          );
        })}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          disabled={serializeLayout(layout) === ''}
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
  pressed?: boolean;
  onAct: (button: HTMLElement) => void;
};

/** Keeps the focus when it is disabled: at the last place the next key press still finds it. */
function Action({ icon: Icon, label, disabled = false, pressed, onAct }: ActionProps) {
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
        pressed
          ? 'text-primary'
          : 'text-muted-foreground [@media(hover:hover)]:group-[:not(:hover,:focus-within)]/row:opacity-0',
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
  const items = itemsOf(row);
  const at = items.indexOf(event.target as HTMLElement);
  const next = {
    ArrowRight: items[at + 1],
    ArrowLeft: items[at - 1],
    ArrowDown: at > 0 ? itemsOf(row.nextElementSibling)[at] : undefined,
    ArrowUp: at > 0 ? itemsOf(row.previousElementSibling)[at] : undefined,
  }[event.key];
  const closesTheMenu = event.key === 'ArrowLeft' && at === 0;
  if (!event.key.startsWith('Arrow') || closesTheMenu || (at === 0 && !next)) return;
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

function itemsOf(row: Element | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}
