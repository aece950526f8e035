import { arrangedIds, type ColumnLayout } from './column-layout';
import { clampWidth } from './column-layout-text';

/** Shows a hidden column, hides a shown one. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  return { ...layout, hidden: toggled(layout.hidden, id) };
}

/** Pins a column behind the pinned ones, or returns it to its place in the order. */
export function togglePin(layout: ColumnLayout, id: string): ColumnLayout {
  return { ...layout, pinned: toggled(layout.pinned, id) };
}

/** Sets these widths, in px; null returns a column to its share of the table. */
export function resizeColumns(layout: ColumnLayout, widths: Readonly<Record<string, number | null>>): ColumnLayout {
  const all = Object.entries({ ...layout.widths, ...widths });
  return {
    ...layout,
    widths: Object.fromEntries(all.flatMap(([id, width]) => (width === null ? [] : [[id, clampWidth(width)]]))),
  };
}

/**
 * Moves a column to this place among all columns. Between two pinned columns it becomes pinned, between two others
 * free; on the boundary it stays what it is.
 */
export function moveColumn(layout: ColumnLayout, ids: readonly string[], id: string, place: number): ColumnLayout {
  const others = arrangedIds(layout, ids).filter((other) => other !== id);
  const boundary = layout.pinned.filter((other) => other !== id).length;
  const pinned = place < boundary || (place === boundary && layout.pinned.includes(id));
  const moved = others.toSpliced(place, 0, id);
  if (pinned) return { ...layout, pinned: moved.slice(0, boundary + 1) };
  return { ...layout, pinned: moved.slice(0, boundary), order: orderWith(layout, ids, id, moved[place + 1]) };
}

/** The order of all columns with this one placed before the next. */
function orderWith({ order }: ColumnLayout, ids: readonly string[], id: string, next: string | undefined): string[] {
  const others = [...new Set([...order, ...ids])].filter((other) => other !== id);
  return others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, id);
}

function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}
