import type { CSSProperties } from 'react';
import type { Head, SmallPlace } from '@/components/old-cells/column';
import { columnsOf } from '@/components/old-list/model/list-model';

export type PlacedColumn = {
  head: Head;
  index: number;
  /** Least width in px, and its share of what a wide screen has left. */
  share: number;
  /** What it gives back on a narrow page, in px. */
  slack: number;
  small?: SmallPlace;
};

/** Cells at the table's edges are padded by 24 px instead of 8; declared widths hold for the declared places. */
const EDGES = { start: 16, end: 60, endAligned: 44 };
/** Where the row's tools end it, no column does; the declared widths have room for them. */
const EDGES_BEFORE_TOOLS = { start: 16, end: 0, endAligned: 0 };
type Edges = typeof EDGES;

/** The columns with these ids. `hasTools`: the tools of a row are its last cell. */
export function placeColumns(heads: readonly Head[], ids: readonly string[], hasTools: boolean) {
  const edges = hasTools ? EDGES_BEFORE_TOOLS : EDGES;
  const found = columnsOf(heads, ids);
  const reordered = isReordered(found);
  return found.map(({ head, index }, place): PlacedColumn => {
    const padding = edgesAt(edges, head, place, ids.length) - edgesAt(EDGES, head, index, heads.length);
    const small = reordered && head.small?.startsWith('text') ? 'fact' : head.small;
    const slack = head.width - (head.narrow ?? head.width);
    return { head, index, small, share: head.width + padding, slack };
  });
}

function isReordered(columns: readonly { index: number }[]): boolean {
  return columns.some(({ index }, place) => index < (columns[place - 1]?.index ?? 0));
}

function edgesAt({ start, end, endAligned }: Edges, { align }: Head, place: number, count: number): number {
  const before = place === 0 ? start : 0;
  if (place < count - 1) return before;
  return before + (align === 'end' ? endAligned : end);
}

/** Custom properties from which the style sheet computes widths: the columns share the table in proportion. */
export function tableProps(columns: readonly PlacedColumn[], hasTools: boolean) {
  const style = { '--shares': shareOf({ share: total(columns, 'share'), slack: total(columns, 'slack') }) };
  return {
    style: style as CSSProperties,
    'data-tools': hasTools || undefined,
    'data-reordered': isReordered(columns) || undefined,
  };
}

export function columnStyle({ share, slack }: PlacedColumn): CSSProperties {
  return { '--share': shareOf({ share, slack }) } as CSSProperties;
}

/** The style sheet says whether the page is narrow, as 0 or 1. */
function shareOf({ share, slack }: Pick<PlacedColumn, 'share' | 'slack'>): number | string {
  return slack === 0 ? share : `(${share} - ${slack} * var(--narrow))`;
}

function total(columns: readonly PlacedColumn[], part: 'share' | 'slack'): number {
  return columns.reduce((sum, column) => sum + column[part], 0);
}
