import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useList } from '@/components/list/list-provider';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '@/lib/list/columns/column-layout';
import type { PlacedColumn } from './column-widths';

const KEY_STEP = 16;

type Props = {
  column: PlacedColumn;
  shown: readonly PlacedColumn[];
  /** Whether Tab reaches this edge; up and down go to those of the other columns from there. */
  tabStop: boolean;
};

/** The edge at which a column is resized, by pointer, touch and keyboard; a double click or Enter takes the width back. */
export function ColumnEdge({ column: { head, share, width = share }, shown, tabStop }: Props) {
  const { table, layout, arrange, announce } = useList();
  const pressedAt = useRef<number | null>(null);
  const header = table.getFlatHeaders().find(({ column }) => column.id === head.id);
  if (!header || !arrange) return null;

  /** The columns up to this one keep the widths they have on the screen: its edge then moves as far as the pointer does. */
  const widthsUpTo = (edge: Element): Record<string, number> => {
    const cells = [...(edge.parentElement?.parentElement?.children ?? [])];
    const place = shown.findIndex((one) => one.head.id === head.id);
    return Object.fromEntries(
      shown
        .slice(0, place + 1)
        .map((one, at) => [one.head.id, Math.round(cells[at]?.getBoundingClientRect().width ?? 0)]),
    );
  };
  const begin = (edge: Element, event: unknown) => {
    const widths = { ...layout.widths, ...widthsUpTo(edge) };
    flushSync(() => arrange({ ...layout, widths }));
    header.getResizeHandler()(event);
  };
  const onPointerMove = ({ currentTarget, buttons }: PointerEvent) => {
    if (pressedAt.current === null || buttons !== 1) return;
    const clientX = pressedAt.current;
    pressedAt.current = null;
    begin(currentTarget, { type: 'mousedown', clientX });
  };
  const reset = () => {
    header.column.resetSize();
    announce(`${head.header}: width reset`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget: edge } = event;
    const th = edge.parentElement;
    if (key === 'ArrowDown') focusEdge(th?.nextElementSibling);
    else if (key === 'ArrowUp') focusEdge(th?.previousElementSibling);
    else if (key === 'Enter') reset();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const widths = widthsUpTo(edge);
      const next = (widths[head.id] ?? share) + (key === 'ArrowRight' ? KEY_STEP : -KEY_STEP);
      arrange({ ...layout, widths: { ...layout.widths, ...widths, [head.id]: next } });
    } else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> has no value and takes no focus
    <span
      role="separator"
      tabIndex={tabStop ? 0 : -1}
      aria-orientation="vertical"
      aria-label={`Resize ${head.header}`}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={width}
      data-dragged={header.column.getIsResizing() ? '' : undefined}
      onPointerDown={({ pointerType, button, clientX, currentTarget, pointerId }) => {
        if (pointerType === 'touch' || button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        pressedAt.current = clientX;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        pressedAt.current = null;
      }}
      onTouchStart={(event) => begin(event.currentTarget, event)}
      onDoubleClick={reset}
      onKeyDown={onKeyDown}
    />
  );
}

/** The edge is the last part of a head. */
function focusEdge(head: Element | null | undefined): void {
  if (head?.lastElementChild instanceof HTMLElement) head.lastElementChild.focus();
}
