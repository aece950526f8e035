'use client';

import { useNavigate } from '@/components/navigation/navigation';
import type { ListState } from '@/lib/list/address/list-state';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { findView, isSameView, viewHref, viewQuery, withView } from '@/lib/list/views/view';
import { useViews } from './use-views';

type Props = {
  view: string;
  /** The name of the list in saved views. */
  list: string;
  pathname: string;
  state: ListState;
  account: string;
  layout: ColumnLayout;
};

/** The name of the opened view, beside the title of the list. */
export function ViewMark(props: Props) {
  return (
    <p data-slot="view" className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <span className="max-w-full truncate font-medium" title={props.view}>
        <span className="font-normal text-muted-foreground">View </span>
        <bdi>{props.view}</bdi>
      </span>
      <ViewStatus {...props} />
    </p>
  );
}

/** Says that the list was changed since its view was opened, or that the view is not saved here, and saves it. */
function ViewStatus({ view: name, list, pathname, state, account, layout }: Props) {
  const { views, isRead, saveViews } = useViews(account);
  const { replace } = useNavigate();
  const query = viewQuery(state, layout);
  const saved = findView(views, list, name);
  if (!isRead || (saved && isSameView(saved.query, query))) return null;
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
