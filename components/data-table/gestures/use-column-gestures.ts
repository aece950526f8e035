'use client';

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { PlacedColumn } from '@/components/data-table/column-widths';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import type { HeadEvent } from './gesture';

const load = () => import('./column-gestures').then((module) => module.columnGestures);
const prepare = () => void load().catch(() => undefined);

/**
 * What the head of the table does under pointer and keyboard: columns are dragged by their heads and resized at their
 * edges. The code comes when pointer or focus do; undefined where columns stay as declared.
 */
export function useColumnGestures(shown: readonly PlacedColumn[]) {
  const { columns, layout, keepLayout } = useListNavigation();
  if (!keepLayout) return undefined;
  const on = (target: EventTarget): HeadEvent | null => {
    const head = (target as Element).closest('th');
    const column = head && shown[head.cellIndex];
    const edge = (target as Element).closest<HTMLElement>('[role=separator]');
    return head && column ? { head, edge, column, shown, columns, layout, keepLayout } : null;
  };
  return {
    className: 'select-none',
    onPointerEnter: prepare,
    onFocus: prepare,
    onPointerDown: ({ nativeEvent, target }: PointerEvent) => {
      const gesture = nativeEvent.button === 0 && on(target);
      if (gesture) load().then(({ startDrag }) => startDrag(gesture, nativeEvent), ignore);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const gesture = on(event.target);
      if (!gesture?.edge || !EDGE_KEYS.has(event.key)) return;
      event.preventDefault();
      if (event.key === 'ArrowDown') return focusEdge(gesture.head.nextElementSibling);
      if (event.key === 'ArrowUp') return focusEdge(gesture.head.previousElementSibling);
      load().then(({ resizeByKey }) => resizeByKey(gesture, event.key), ignore);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const gesture = on(target);
      if (gesture?.edge) load().then(({ resetWidth }) => resetWidth(gesture), ignore);
    },
  };
}

const EDGE_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowDown']);

/** The edges of a table are one tab stop: left and right resize, up and down go to the column before and after. */
function focusEdge(head: Element | null): void {
  head?.querySelector<HTMLElement>('[role=separator]')?.focus();
}

/** A gesture whose code cannot be fetched does nothing; the next one tries again. */
function ignore(): void {}
