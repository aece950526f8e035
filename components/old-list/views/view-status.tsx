'use client';

import { useList } from '@/components/old-list/list-provider';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { findView, viewHref, viewQuery, withView } from '@/lib/list/views/view';
import { useViews } from './use-views';
import type { ViewFacts } from './view-facts';

/** Says that the list was changed since its view was opened, or that its view is not kept here, and keeps it so. */
export function ViewStatus({ view: text, account, name: list, pathname, state }: ViewFacts & { view: string }) {
  const { views, keep } = useViews(account);
  const { navigate } = useListNavigation();
  const query = viewQuery(state, useList().layout);
  const before = findView(views, list, text);
  if (before?.query === query) return null;
  const save = () => {
    const view = { list, name: before?.name ?? text, query };
    // Columns that were changed are not in the address yet.
    if (keep(withView(views, view))) navigate(viewHref(pathname, view), { replace: true });
  };
  return (
    <>
      <span role="status" className="text-muted-foreground">
        {before ? 'changed' : 'not kept here'}
      </span>
      <button type="button" className="rounded-sm font-medium text-primary hover:underline coarse:py-3" onClick={save}>
        {before ? 'Save' : 'Keep'}
        <span className="sr-only"> the view</span>
      </button>
    </>
  );
}
