import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { type ListState, listHref } from '@/lib/list/url/list-state';

/** `query` contains all columns, but no page number. */
export type View = Readonly<{
  list: string;
  name: string;
  query: string;
}>;

export function viewQuery(state: ListState, layout: ColumnLayout): string {
  const columns = { ...layout, hidden: [...layout.hidden].sort() };
  const href = listHref('', { ...state, pageNumber: 1, columns, zone: undefined, view: undefined });
  return href.slice(1);
}

export function viewHref(pathname: string, { query, name }: Pick<View, 'query' | 'name'>): string {
  return `${pathname}?${query}${query && '&'}${new URLSearchParams({ view: name })}`;
}

export function findView(views: readonly View[], list: string, name: string): View | undefined {
  return views.find((view) => view.list === list && isSameName(view.name, name));
}

/** Replaces a view of the same name. */
export function withView(views: readonly View[], view: View): readonly View[] {
  const before = findView(views, view.list, view.name);
  if (!before) return [...views, view];
  return views.map((one) => (one === before ? { ...one, ...view } : one));
}

export function withoutView(views: readonly View[], { list, name }: View): readonly View[] {
  const gone = findView(views, list, name);
  return views.filter((view) => view !== gone);
}

/** Ignores `pin` and `width` of older views, because columns can no longer be pinned or resized. */
export function isSameView(saved: string, shown: string): boolean {
  const params = new URLSearchParams(saved);
  params.delete('pin');
  params.delete('width');
  if (!params.has('hide') && !params.has('order')) params.append('hide', '');
  return params.toString() === new URLSearchParams(shown).toString();
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
