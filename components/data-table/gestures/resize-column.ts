import { columnStyle, type PlacedColumn, tableProps } from '@/components/data-table/column-widths';
import { resizeColumns } from '@/lib/list/column-changes';
import { clampWidth } from '@/lib/list/column-layout-text';
import { followPointer } from './follow-pointer';
import type { Gesture } from './gesture';

const KEY_STEP = 16;

/** Drags the edge of a column. The table is drawn at its new widths without React until the edge is let go. */
export function dragEdge(gesture: Gesture & { edge: HTMLElement }, { pointerId, clientX }: PointerEvent): void {
  const { head, edge, column, shown, layout, arrange } = gesture;
  const table = head.closest('table');
  if (!table) return;
  const before = widthsUpTo(gesture);
  const from = before[column.head.id] ?? column.share;
  let widths = layout.widths;
  edge.dataset.dragged = '';
  followPointer(pointerId, {
    onMove: (event) => {
      edge.setPointerCapture(pointerId);
      const width = clampWidth(from + event.clientX - clientX);
      widths = { ...layout.widths, ...before, [column.head.id]: width };
      edge.setAttribute('aria-valuenow', String(width));
      drawWidths(table, shown, widths);
    },
    onEnd: (dropped) => {
      delete edge.dataset.dragged;
      if (!dropped) drawWidths(table, shown, layout.widths);
      else if (widths !== layout.widths) arrange(resizeColumns(layout, widths));
    },
  });
}

/** Arrow keys make a column wider and narrower, Enter gives it its share of the table again. */
export function resizeByKey(gesture: Gesture, key: string): void {
  if (key === 'Enter') {
    resetWidth(gesture);
    return;
  }
  const { column, layout, arrange } = gesture;
  const widths = widthsUpTo(gesture);
  const width = (widths[column.head.id] ?? column.share) + (key === 'ArrowRight' ? KEY_STEP : -KEY_STEP);
  arrange(resizeColumns(layout, { ...widths, [column.head.id]: width }));
}

export function resetWidth({ column, layout, arrange }: Gesture): void {
  arrange(resizeColumns(layout, { [column.head.id]: null }), `${column.head.header}: width reset`);
}

/** The columns up to this one keep the widths they have on the screen: its edge then moves as far as the pointer does. */
function widthsUpTo({ head, column, shown }: Gesture): Record<string, number> {
  const cells = [...(head.parentElement?.children ?? [])];
  return Object.fromEntries(
    shown
      .slice(0, shown.indexOf(column) + 1)
      .map(({ head: { id } }, place) => [id, Math.round(cells[place]?.getBoundingClientRect().width ?? 0)]),
  );
}

function drawWidths(
  table: HTMLTableElement,
  shown: readonly PlacedColumn[],
  widths: Readonly<Record<string, number>>,
): void {
  const columns = shown.map((column) => ({ ...column, width: widths[column.head.id] }));
  const { style, 'data-fixed': fixed } = tableProps(columns);
  setProperties(table, style, '--fixed');
  table.toggleAttribute('data-fixed', fixed === true);
  for (const [place, col] of [...table.querySelectorAll('col')].entries()) {
    const column = columns[place];
    if (column) setProperties(col, columnStyle(column), '--width');
  }
}

function setProperties({ style }: HTMLElement, properties: object, optional: string): void {
  style.removeProperty(optional);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, String(value));
}
