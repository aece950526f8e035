export type ColumnLayout = Readonly<{
  /** Ids of the columns that come first. The others follow in the default order. */
  order: readonly string[];
  hidden: readonly string[];
}>;

export const DEFAULT_LAYOUT: ColumnLayout = { order: [], hidden: [] };

export function defaultLayout(columns: readonly { id: string; isHidden?: true | undefined }[]): ColumnLayout {
  return { order: [], hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id) };
}

export const LAYOUT_PARAMS = ['hide', 'order'] as const;
type LayoutParam = (typeof LAYOUT_PARAMS)[number];

/** Returns all ids in the chosen order. Hidden columns keep their positions. */
function arrangedIds({ order }: ColumnLayout, ids: readonly string[]): string[] {
  return [...new Set([...order, ...ids])];
}

export function shownIds(layout: ColumnLayout, ids: readonly string[]): string[] {
  return arrangedIds(layout, ids).filter((id) => !layout.hidden.includes(id));
}

/** Drops unknown ids, and ids at the end that are in the default order anyway. One column always stays visible. */
export function soundLayout({ order, hidden }: ColumnLayout, ids: readonly string[]): ColumnLayout {
  const known = [...new Set(order)].filter((id) => ids.includes(id));
  const out = ids.filter((id) => hidden.includes(id));
  return { order: shortestOrder(known, ids), hidden: out.length < ids.length ? out : [] };
}

/** Returns `hidden~order` for a cookie. Older cookies have no `order`, or further parts. */
export function serializeLayout({ hidden, order }: ColumnLayout): string {
  return `${hidden.join('.')}~${order.join('.')}`;
}

export function parseLayout(text: string): ColumnLayout {
  const [hide, order] = text.split('~');
  return { order: readIds(order), hidden: readIds(hide) };
}

/** Returns the URL's parameters; none for the default order without hidden columns. */
export function layoutParams({ hidden, order }: ColumnLayout): [LayoutParam, string][] {
  const params: [LayoutParam, string][] = [
    ['hide', hidden.join('.')],
    ['order', order.join('.')],
  ];
  return params.filter(([, value]) => value !== '');
}

export function readLayoutParams(param: (name: LayoutParam) => string | undefined): ColumnLayout | null {
  const [hide, order] = LAYOUT_PARAMS.map(param);
  return hide === undefined && order === undefined ? null : { order: readIds(order), hidden: readIds(hide) };
}

function readIds(text = ''): string[] {
  return text.split('.').filter((id) => /^\w{1,40}$/.test(id));
}

/** Drops the ids at the end that are in the default order anyway. */
function shortestOrder(order: readonly string[], ids: readonly string[]): string[] {
  const without = (some: readonly string[]) => ids.filter((id) => !some.includes(id));
  const all = [...order, ...without(order)];
  const length = all.findIndex((_, kept) => without(all.slice(0, kept)).join() === all.slice(kept).join());
  return all.slice(0, length);
}
