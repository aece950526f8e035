import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { LAYOUT_PARAMS } from '@/lib/list/columns/column-layout';
import { type AnyFilter, keysOf } from '@/lib/list/url/filters';
import { LINK_KEYS, type ListState, type SearchParams } from '@/lib/list/url/list-state';
import { PREVIEW_KEYS } from '@/lib/list/url/preview-url';
import { PRINT_KEY } from '@/lib/list/url/printed';
import { WAIT } from '@/lib/list/url/wait';

/** Parameters that are not filters. Older views also have `pin` and `width`, for pinned and resized columns. */
const PAGE_KEYS = ['pin', 'width', ...PREVIEW_KEYS, PRINT_KEY, WAIT.key];
const STATE_KEYS = ['q', 'sortedBy', 'pageSize', 'pageNumber'];

/** Returns texts such as `the filter “league”` or `the order by “score”`. */
export function unknownParts(params: SearchParams, state: ListState, filters: readonly AnyFilter[]): readonly string[] {
  const known = filters.flatMap(keysOf);
  // The list itself names these, with or without a view.
  const unread = state.unread.flatMap(({ values }) => Object.keys(values));
  const own: readonly string[] = [
    ...[...STATE_KEYS, ...LAYOUT_PARAMS, ...LINK_KEYS, ...PAGE_KEYS],
    ...[...known, ...unread],
  ];
  return Object.entries(params).flatMap(([key, value]) => {
    const text = String(value ?? '');
    if (key === 'sortedBy') return text === '' || state.sortedBy !== '' ? [] : [`the order by “${text.slice(0, 40)}”`];
    if (key === 'pageSize') return text === String(state.pageSize) ? [] : [`${text.slice(0, 10)} rows per page`];
    return own.includes(key) ? [] : [`the filter “${key.slice(0, 40)}”`];
  });
}

export function unknownColumns(columns: ColumnLayout | null, ids: readonly string[]): readonly string[] {
  if (columns === null) return [];
  const named = [...columns.order, ...columns.hidden];
  return [...new Set(named)].filter((id) => !ids.includes(id)).map((id) => `the column “${id}”`);
}
