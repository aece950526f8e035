'use client';

import { useNavigate } from '@/components/navigation/navigation';
import type { ListState } from '@/lib/list/address/list-state';
import { findView, viewHref, withView } from '@/lib/list/views/view';
import { isSameView, shownQuery } from './shown-view';
import type { Layout } from './use-data-table';
import { useViews } from './use-views';

export type ViewMarkProps = {
  view: string;
  /** The name of the list in saved views. */
  list: string;
  pathname: string;
  state: ListState;
  account: string;
  layout: Layout;
};

/** Says that the list was changed since its view was opened, or that the view is not saved here, and saves it. */
export function ViewStatus({ view: name, list, pathname, state, account, layout }: ViewMarkProps) {
  const { views, saveViews } = useViews(account);
  const { replace } = useNavigate();
  const query = shownQuery(state, layout);
  const saved = findView(views, list, name);
  if (saved && isSameView(saved.query, query)) return null;
  const save = () => {
    const view = { list, name: saved?.name ?? name, query };
    // Columns that were changed are not in the address yet.
    if (saveViews(withView(views, view))) replace(viewHref(pathname, view), { scroll: false });
  };
  return (
    <>
      <span role="status" className="text-muted-foreground">
        {saved ? 'changed' : 'not kept here'}
      </span>
      <button type="button" className="rounded-sm font-medium text-primary hover:underline coarse:py-3" onClick={save}>
        {saved ? 'Save' : 'Keep'}
        <span className="sr-only"> the view</span>
      </button>
    </>
  );
}
