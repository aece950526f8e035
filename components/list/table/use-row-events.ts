import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { openTab } from '@/components/navigation/open-tab';
import { isPanelOpen } from '@/components/ui/layers';
import { isPlainClick } from '@/components/ui/plain-click';
import type { RowActions } from './row-context';
import { isBroken, type TableRow } from './table-model';
import type { DataRow } from './use-data-table';
import { indexOf, type RowFocus } from './use-row-focus';

/** Selects elements that handle clicks themselves. A time with `data-tip-from` shows its tooltip when tapped. */
const CONTROLS = 'a, button, input, select, label, summary, [popover], [role=tooltip], [data-tip-from]';

type Options = {
  body: RefObject<HTMLTableSectionElement | null>;
  isPending: boolean;
  actions: RowActions;
  focus: RowFocus;
};

export function useRowEvents(rows: readonly DataRow[], { body, isPending, actions, focus }: Options) {
  const closesPanel = useRef(false);
  const rowAt = (target: EventTarget): TableRow | null => {
    const row = rows[indexOf(target, body.current)]?.original;
    return row && !isBroken(row) ? row : null;
  };
  return {
    onFocus: focus.onFocus,
    onBlur: focus.onBlur,
    onPointerDownCapture: () => {
      closesPanel.current = isPanelOpen();
    },
    onMouseDown: (event: MouseEvent) => {
      // Some browsers would start scrolling on a middle click, which must open the record instead.
      if (event.button === 1 && !controlOf(event.target) && rowAt(event.target)?.href) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      const row = rowAt(event.target);
      if (row && isPlainClick(event) && controlOf(event.target)?.matches('[data-row-link]')) actions.remember(row);
    },
    onClick: (event: MouseEvent) => {
      const row = rowAt(event.target);
      if (!row || isPending || closesPanel.current || controlOf(event.target) || isSelecting(event.target)) return;
      if (event.ctrlKey || event.metaKey) openInNewTab(row);
      else if (isPlainClick(event)) actions.open(row);
    },
    onAuxClick: (event: MouseEvent) => {
      const row = rowAt(event.target);
      if (row && event.button === 1 && !isPending && !controlOf(event.target)) openInNewTab(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      const { key, target, currentTarget, defaultPrevented, repeat } = event;
      if (defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isTyping(target))
        return;
      const index = indexOf(target, currentTarget);
      if (index === -1) return;
      const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key];
      if (next !== undefined) {
        event.preventDefault();
        focus.focus(next);
      } else if (target === currentTarget.rows[index] && (key === 'Enter' || key === ' ')) {
        event.preventDefault();
        const row = rowAt(target);
        if (!row || repeat || isPending) return;
        if (key === 'Enter') actions.open(row);
        else actions.preview?.(row.uid);
      }
    },
  };
}

function controlOf(target: EventTarget): Element | null {
  // biome-ignore lint/plugin: the cells are server-rendered, and their controls handle clicks themselves
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [popover] *');
}

/** True if the click ends a text selection, and so must not open the record. */
function isSelecting(target: EventTarget): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && target instanceof Node && selection.containsNode(target, true);
}

function openInNewTab({ href }: TableRow): void {
  if (href) openTab(href);
}
