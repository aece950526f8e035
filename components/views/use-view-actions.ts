'use client';

import { useRouter } from 'next/navigation';
import { arranger } from '@/components/data-table/arranger';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { showToast } from '@/components/feedback/toast';
import { readLayoutParams } from '@/lib/list/column-layout-text';
import { type View, viewHref, viewQuery } from '@/lib/list/views/view';
import { keepViews, useKeptViews } from './kept-views';
import type { ViewFacts } from './view-facts';

/** The views of the account, those of this list, and what is done with them. */
export function useViewActions({ account, list, pathname, state }: ViewFacts) {
  const router = useRouter();
  const { columns, layout, keepLayout, navigate } = useListNavigation();
  const all = useKeptViews(account);

  /** @returns whether they are kept; if not, a toast says why */
  const keep = (views: readonly View[]): boolean => {
    const failure = keepViews(account, views);
    if (failure !== null) {
      showToast({ title: 'The views could not be kept', description: failure, variant: 'destructive' });
      return false;
    }
    const defaults = (some: readonly View[]) => some.filter((view) => view.isDefault).map((view) => viewHref('', view));
    // The server draws the links of the menu with the default views.
    if (defaults(views).join() !== defaults(all).join()) router.refresh();
    return true;
  };

  const open = (view: Pick<View, 'query' | 'name'>, options?: { replace?: boolean }) => {
    const query = new URLSearchParams(view.query);
    const wanted = readLayoutParams((name) => query.get(name) ?? undefined);
    // Columns that were changed in a view are not in its address, which may stay the same.
    if (state.view !== undefined && keepLayout && wanted) arranger(columns, keepLayout)(wanted);
    navigate(viewHref(pathname, view), options);
  };

  return {
    all,
    views: all.filter((view) => view.list === list),
    /** The query of a view that keeps what the list shows now. */
    shown: viewQuery(state, layout),
    keep,
    open,
    openBare: () => navigate(pathname),
  };
}
