/** How a staff member arranges the columns of a list, by column id. */
export type ColumnLayout = Readonly<{
  /** Columns that come first, in this order; the others follow as declared. */
  order: readonly string[];
  hidden: readonly string[];
  /** Columns that stay at the start while the table scrolls sideways, in this order. */
  pinned: readonly string[];
  /** Widths in px; columns without one share the rest of the table. */
  widths: Readonly<Record<string, number>>;
}>;

export const DEFAULT_LAYOUT: ColumnLayout = { order: [], hidden: [], pinned: [], widths: {} };
export const MIN_COLUMN_WIDTH = 48;
export const MAX_COLUMN_WIDTH = 800;

/** Every column by id as the table shows them, hidden ones in their places: pinned first, then the others. */
export function arrangedIds({ order, pinned }: ColumnLayout, ids: readonly string[]): string[] {
  return [...new Set([...pinned, ...order, ...ids])];
}

export function shownIds(layout: ColumnLayout, ids: readonly string[]): string[] {
  return arrangedIds(layout, ids).filter((id) => !layout.hidden.includes(id));
}

export type LayoutParam = 'hide' | 'order' | 'pin' | 'width';

/** The query parameters of a link that shows this layout; none for the default. */
export function layoutParams({ hidden, order, pinned, widths }: ColumnLayout): [LayoutParam, string][] {
  const params: [LayoutParam, string][] = [
    ['hide', hidden.join('.')],
    ['order', order.join('.')],
    ['pin', pinned.join('.')],
    ['width', widthsText(widths)],
  ];
  return params.filter(([, value]) => value !== '');
}

/** `uid-90.course-240` */
export function widthsText(widths: ColumnLayout['widths']): string {
  return Object.entries(widths)
    .map(([id, width]) => `${id}-${width}`)
    .join('.');
}
