import { type ListState, listHref } from '@/lib/list/address/list-state';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { readViewName } from './view-name';

/** What a list shows, under a name: `query` is that of its address, with all columns and without a page. */
export type View = Readonly<{
  list: string;
  name: string;
  query: string;
  /** Opened by the list's link in the menu. */
  isDefault?: boolean;
}>;

export function viewQuery(state: ListState, layout: ColumnLayout): string {
  const columns = { ...layout, hidden: [...layout.hidden].sort() };
  const href = listHref('', { ...state, pageNumber: 1, columns, zone: undefined, view: undefined });
  return href.slice(1);
}

/** The address of a list as this view shows it. */
export function viewHref(pathname: string, { query, name }: Pick<View, 'query' | 'name'>): string {
  return `${pathname}?${query}${query && '&'}${new URLSearchParams({ view: name })}`;
}

export function findView(views: readonly View[], list: string, name: string): View | undefined {
  return views.find((view) => view.list === list && isSameName(view.name, name));
}

/** Adds the view; one of the same name is replaced in its place and stays the default. */
export function withView(views: readonly View[], view: View): readonly View[] {
  const before = findView(views, view.list, view.name);
  if (!before) return [...views, view];
  return views.map((one) => (one === before ? { ...one, ...view } : one));
}

export function withoutView(views: readonly View[], { list, name }: View): readonly View[] {
  const gone = findView(views, list, name);
  return views.filter((view) => view !== gone);
}

/** With another name; null when the name is empty or another view of the list has it. */
export function withName(views: readonly View[], view: View, wanted: string): readonly View[] | null {
  const name = readViewName(wanted);
  const other = name === undefined ? undefined : findView(views, view.list, name);
  if (name === undefined || (other && !isSameName(other.name, view.name))) return null;
  return views.map((one) => (one.list === view.list && isSameName(one.name, view.name) ? { ...one, name } : one));
}

/** With this view as the default of its list; null: the list has none. */
export function withDefault(views: readonly View[], list: string, name: string | null): readonly View[] {
  return views.map((view) => {
    if (view.list !== list) return view;
    const { isDefault: _, ...plain } = view;
    return name !== null && isSameName(view.name, name) ? { ...plain, isDefault: true } : plain;
  });
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
