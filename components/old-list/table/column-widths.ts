import type { CSSProperties } from 'react';
import type { Head, SmallPlace } from '@/components/old-cells/column';
import { columnsOf } from '@/components/old-list/model/list-model';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';

export type PlacedColumn = {
  head: Head;
  index: number;
  /** Least width in px, and its share of what a wide screen has left. */
  share: number;
  /** What it gives back on a narrow page, in px. */
  slack: number;
  width: number | undefined;
  small?: SmallPlace;
  /** Attributes of each of its cells while it is pinned. */
  pinned?: { style: CSSProperties; 'data-pinned': '' | 'last' };
};

/** Cells at the table's edges are padded by 24 px instead of 8; declared widths hold for the declared places. */
const EDGES = { start: 16, end: 60, endAligned: 44 };
/** Where the row's tools end it, no column does; the declared widths have room for them. */
const EDGES_BEFORE_TOOLS = { start: 16, end: 0, endAligned: 0 };
type Edges = typeof EDGES;

/** The columns with these ids, the pinned ones first. `hasTools`: the tools of a row are its last cell. */
export function placeColumns(
  heads: readonly Head[],
  ids: readonly string[],
  { pinned, widths }: ColumnLayout,
  hasTools: boolean,
) {
  const edges = hasTools ? EDGES_BEFORE_TOOLS : EDGES;
  const found = columnsOf(heads, ids);
  const reordered = isReordered(found);
  return found.map(({ head, index }, place): PlacedColumn => {
    const padding = edgesAt(edges, head, place, ids.length) - edgesAt(EDGES, head, index, heads.length);
    const small = reordered && head.small?.startsWith('text') ? 'fact' : head.small;
    const slack = head.width - (head.narrow ?? head.width);
    const column = { head, index, small, share: head.width + padding, slack, width: widths[head.id] };
    if (!pinned.includes(head.id)) return column;
    const last = !pinned.includes(ids[place + 1] ?? '');
    return { ...column, pinned: { style: { left: `var(--pin-${place})` }, 'data-pinned': last ? 'last' : '' } };
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

/**
 * Custom properties from which the style sheet computes widths: resized columns keep theirs, the others share the rest
 * in proportion. The offset of a pinned column is the sum of the widths before it.
 */
export function tableProps(columns: readonly PlacedColumn[], hasTools: boolean) {
  const flexible = columns.filter(({ width }) => width === undefined);
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const pins = columns.filter(({ pinned }) => pinned).map(widthOf);
  const sum = (terms: readonly string[]) => ['0px', ...terms].join(' + ');
  const style = {
    '--shares': shareOf({ share: total(flexible, 'share'), slack: total(flexible, 'slack') }),
    ...(fixed > 0 && { '--fixed': `${fixed}px` }),
    ...(pins.length > 0 && { '--pins': sum(pins) }),
    ...Object.fromEntries(
      pins.map((_, place) => [`--pin-${place}`, `calc(${sum(pins.slice(0, place))} + var(--slide))`]),
    ),
  };
  return {
    style: style as CSSProperties,
    'data-fixed': flexible.length === 0 || undefined,
    'data-tools': hasTools || undefined,
    'data-pins': pins.length > 0 || undefined,
    'data-reordered': isReordered(columns) || undefined,
  };
}

export function columnStyle({ share, slack, width }: PlacedColumn): CSSProperties {
  return {
    '--share': shareOf({ share, slack }),
    ...(width !== undefined && { '--width': `${width}px` }),
  } as CSSProperties;
}

function widthOf({ share, slack, width }: PlacedColumn): string {
  return width === undefined ? `${shareOf({ share, slack })} * var(--unit)` : `${width}px`;
}

/** The style sheet says whether the page is narrow, as 0 or 1. */
function shareOf({ share, slack }: Pick<PlacedColumn, 'share' | 'slack'>): number | string {
  return slack === 0 ? share : `(${share} - ${slack} * var(--narrow))`;
}

function total(columns: readonly PlacedColumn[], part: 'share' | 'slack'): number {
  return columns.reduce((sum, column) => sum + column[part], 0);
}
