import { queryText } from '@/lib/format/query-text';
import { PREVIEW_KEYS } from '@/lib/list/url/preview-url';
import { readViewName } from '@/lib/list/url/view-name';
import { type View, withView } from './view';

const KIND = 'fairway-views';

export function viewsText(views: readonly View[]): string {
  return JSON.stringify({ kind: KIND, views });
}

/** Returns no views for text that cannot be parsed, and skips entries that are not views. */
export function readViewsText(text: string): readonly View[] {
  try {
    const { kind, views } = JSON.parse(text);
    return kind === KIND ? views.flatMap(readView).reduce(withView, []) : [];
  } catch {
    return [];
  }
}

function readView(entry: Partial<Record<keyof View, unknown>> | null): View[] {
  const { list, name, query } = entry ?? {};
  const read = typeof name === 'string' && readViewName(name);
  if (typeof list !== 'string' || !read || typeof query !== 'string') return [];
  return [{ list, name: read, query: cleanQuery(query) }];
}

/** Removes the page number and the view's name from the query. */
function cleanQuery(text: string): string {
  const query = new URLSearchParams(text);
  for (const key of ['pageNumber', 'view', 'zone', ...PREVIEW_KEYS]) query.delete(key);
  return queryText(query);
}
