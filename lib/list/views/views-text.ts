import { MAX_VIEWS, type View, withView } from './view';
import { readViewName } from './view-name';

/** The views in a text, and what is wrong with the entries that are not among them. */
export type ReadViews = { views: readonly View[]; faults: readonly string[] };

const KIND = 'fairway-views';
const MAX_QUERY = 2000;

/** The text of views: in the browser's storage, and as a file. */
export function viewsText(views: readonly View[], space?: number): string {
  return JSON.stringify({ kind: KIND, views }, null, space);
}

/** Reads views; an entry that does not fit costs itself only. `isList` knows the names of lists. */
export function readViewsText(text: string, isList: (name: string) => boolean): ReadViews {
  const entries = entriesOf(text);
  if (entries === null) return { views: [], faults: ['This is no file of views.'] };
  const faults: string[] = [];
  let views: readonly View[] = [];
  entries.forEach((entry, index) => {
    const read = readView(entry, isList);
    if (typeof read === 'string') faults.push(`Entry ${index + 1}${nameIn(entry)}: ${read}`);
    else if (views.length === MAX_VIEWS)
      faults.push(`Entry ${index + 1}${nameIn(entry)}: more than ${MAX_VIEWS} views`);
    else views = withView(views, read);
  });
  return { views, faults };
}

function entriesOf(text: string): readonly unknown[] | null {
  try {
    const value = JSON.parse(text);
    return value?.kind === KIND && Array.isArray(value.views) ? value.views : null;
  } catch {
    return null;
  }
}

/** A view, or what is wrong with it. */
function readView(entry: unknown, isList: (name: string) => boolean): View | string {
  const { list, name, query, isDefault } = (entry ?? {}) as Partial<Record<keyof View, unknown>>;
  if (typeof list !== 'string' || !isList(list)) {
    return typeof list === 'string' ? `there is no list “${list.slice(0, 40)}”` : 'it names no list';
  }
  const read = typeof name === 'string' ? readViewName(name) : undefined;
  if (read === undefined) return 'it has no name';
  if (typeof query !== 'string') return 'it has no query';
  if (query.length > MAX_QUERY) return `its query is longer than ${MAX_QUERY} characters`;
  return { list, name: read, query: cleanQuery(query), ...(isDefault === true && { isDefault }) };
}

/** Whatever the text is, a query; page and view are not part of it. */
function cleanQuery(text: string): string {
  const query = new URLSearchParams(text);
  for (const key of ['pageNumber', 'view', 'zone', 'peek']) query.delete(key);
  return query.toString().replaceAll('%2C', ',');
}

function nameIn(entry: unknown): string {
  const { name } = (entry ?? {}) as { name?: unknown };
  const read = typeof name === 'string' ? readViewName(name) : undefined;
  return read === undefined ? '' : ` (“${read}”)`;
}
