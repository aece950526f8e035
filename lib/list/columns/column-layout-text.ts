import { type ColumnLayout, type LayoutParam, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH, widthsText } from './column-layout';

// Reading and writing a layout.

export const LAYOUT_PARAMS: readonly LayoutParam[] = ['hide', 'order', 'pin', 'width'];

/** The layout in its shortest form for columns with these ids: unknown ids dropped, widths clamped, one column shown. */
export function soundLayout(layout: ColumnLayout, ids: readonly string[]): ColumnLayout {
  const known = (list: readonly string[]) => [...new Set(list)].filter((id) => ids.includes(id));
  const hidden = ids.filter((id) => layout.hidden.includes(id));
  return {
    order: shortestOrder(known(layout.order), ids),
    hidden: hidden.length < ids.length ? hidden : [],
    pinned: known(layout.pinned),
    widths: Object.fromEntries(
      Object.entries(layout.widths)
        .filter(([id, width]) => ids.includes(id) && Number.isFinite(width))
        .map(([id, width]) => [id, clampWidth(width)]),
    ),
  };
}

export function clampWidth(width: number): number {
  return Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, Math.round(width)));
}

/** The parts in a cookie: `hidden~order~pinned~widths`, empty for the default. Older cookies hold the first part only. */
export function serializeLayout({ hidden, order, pinned, widths }: ColumnLayout): string {
  return [hidden.join('.'), order.join('.'), pinned.join('.'), widthsText(widths)].join('~').replace(/~+$/, '');
}

export function parseLayout(text: string): ColumnLayout {
  const [hide, order, pin, width] = text.split('~');
  return readParts({ hide, order, pin, width });
}

/** The layout that an address names; null where it has none of the parameters. */
export function readLayoutParams(param: (name: LayoutParam) => string | undefined): ColumnLayout | null {
  if (LAYOUT_PARAMS.every((name) => param(name) === undefined)) return null;
  return readParts(Object.fromEntries(LAYOUT_PARAMS.map((name) => [name, param(name)])));
}

function readParts({ hide, order, pin, width }: Partial<Record<LayoutParam, string>>): ColumnLayout {
  return { order: readIds(order), hidden: readIds(hide), pinned: readIds(pin), widths: readWidths(width) };
}

function readIds(text = ''): string[] {
  return text.split('.').filter((id) => /^\w{1,40}$/.test(id));
}

function readWidths(text = ''): Record<string, number> {
  const found = text.split('.').map((part) => /^(\w{1,40})-(\d{1,4})$/.exec(part));
  return Object.fromEntries(found.flatMap((match) => (match ? [[match[1], clampWidth(Number(match[2]))]] : [])));
}

/** Drops the end of an order that repeats the declaration. */
function shortestOrder(order: readonly string[], ids: readonly string[]): string[] {
  const without = (some: readonly string[]) => ids.filter((id) => !some.includes(id));
  const all = [...order, ...without(order)];
  const length = all.findIndex((_, kept) => without(all.slice(0, kept)).join() === all.slice(kept).join());
  return all.slice(0, length);
}
