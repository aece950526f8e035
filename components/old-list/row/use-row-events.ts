import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useFetchAhead } from '@/components/old-lazy/use-fetch-ahead';
import { listStore } from '@/components/old-list/list-store';
import { isRead, type ModelRow, type ReadRow } from '@/components/old-list/model/list-model';
import { goToPeek } from '@/components/old-list/peek/peek-address';
import { isPanelOpen } from '@/components/ui/layers';
import { isPlainClick } from '@/components/ui/plain-click';
import { PEEK_KEY } from '@/lib/list/address/peek-address';
import { placeOf } from './use-row-focus';

/** What has a click of its own, and the times whose tooltip a tap shows. */
const OWN = 'a, button, input, select, label, summary, [popover], [role=tooltip], [data-tip-from]';

/** How long the pointer rests on a peek button, or the focus on a row, before what it opens is fetched. */
const REST_MS = 100;

type Acts = {
  /** Whether other rows are on their way: these are placeholders then. */
  isBusy: boolean;
  open: (row: ReadRow) => void;
  remember: (row: ReadRow) => void;
  openMenu: (place: number, byKeyboard: boolean) => void;
  prepareMenu: () => void;
};

/** The events of all rows, at the body of their table: a click opens, a row's tools peek and open its menu. */
export function useRowEvents(
  rows: readonly ModelRow[],
  body: RefObject<HTMLTableSectionElement | null>,
  { isBusy, open, remember, openMenu, prepareMenu }: Acts,
) {
  const fetchAhead = useFetchAhead();
  const isOverlaid = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rowAt = (target: EventTarget): ReadRow | null => {
    const row = rows[placeOf(target, body.current)];
    return row && isRead(row) && row.uid ? row : null;
  };
  const after = (act: () => void) => {
    clearTimeout(rest.current);
    rest.current = setTimeout(act, REST_MS);
  };
  const intend = ({ target, type }: { target: EventTarget; type: string }) => {
    clearTimeout(rest.current);
    const row = rowAt(target);
    const own = ownOf(target);
    if (own && isTool(own, 'peek')) after(() => row && listStore.get().peekAhead?.(row.uid));
    else if (own && isTool(own, 'menu')) prepareMenu();
    else if (!own && row?.href && type.startsWith('focus')) after(() => row.href && fetchAhead(row.href));
  };

  return {
    onPointerDownCapture: () => {
      isOverlaid.current = isPanelOpen();
    },
    onPointerOver: (event: PointerEvent) => intend(event),
    onFocusCapture: intend,
    onMouseDown: (event: MouseEvent) => {
      // The middle button would begin to scroll the table in some browsers.
      if (event.button === 1 && !ownOf(event.target) && rowAt(event.target)?.href) event.preventDefault();
    },
    // Before the link itself, which leads away.
    onClickCapture: (event: MouseEvent) => {
      const row = rowAt(event.target);
      if (row && isPlainClick(event) && ownOf(event.target)?.matches('[data-row-link]')) remember(row);
    },
    onClick: (event: MouseEvent) => {
      const row = rowAt(event.target);
      const own = ownOf(event.target);
      if (!row || isBusy) return;
      if (own && isTool(own, 'menu')) openMenu(placeOf(event.target, body.current), event.detail === 0);
      else if (own && isTool(own, 'peek')) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        goToPeek(row.uid);
      } else if (!own && !isOverlaid.current && !isSelecting(event.target)) {
        if (event.ctrlKey || event.metaKey) openElsewhere(row);
        else if (isPlainClick(event)) open(row);
      }
    },
    onAuxClick: (event: MouseEvent) => {
      const row = rowAt(event.target);
      if (row && event.button === 1 && !ownOf(event.target) && !isBusy) openElsewhere(row);
    },
  };
}

function ownOf(target: EventTarget): Element | null {
  // biome-ignore lint/plugin: one handler serves all rows, whose cells the server draws
  return target instanceof Element ? target.closest(OWN) : null;
}

function isTool(element: Element, tool: 'peek' | 'menu'): boolean {
  if (!(element instanceof HTMLButtonElement)) return false;
  return tool === 'peek' ? element.name === PEEK_KEY : 'rowMenu' in element.dataset;
}

/** Whether the click ends the selection of text where it was made. */
function isSelecting(target: EventTarget): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && target instanceof Node && selection.containsNode(target, true);
}

function openElsewhere({ href }: ReadRow): void {
  if (href) window.open(href, '_blank', 'noopener');
}
