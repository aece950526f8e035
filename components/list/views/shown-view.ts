import type { Layout } from '@/components/list/table/use-data-table';
import type { ListState } from '@/lib/list/address/list-state';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { viewQuery } from '@/lib/list/views/view';

/** The query of a view of what the list shows. */
export function shownQuery(state: ListState, layout: Layout): string {
  return viewQuery(state, { ...DEFAULT_LAYOUT, ...layout });
}

/** Whether a saved view shows the same. Older views also have columns pinned and resized, which lists no longer do. */
export function isSameView(saved: string, shown: string): boolean {
  const params = new URLSearchParams(saved);
  params.delete('pin');
  params.delete('width');
  if (!params.has('hide') && !params.has('order')) params.append('hide', '');
  return params.toString() === new URLSearchParams(shown).toString();
}
