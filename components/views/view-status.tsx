'use client';

import { findView, withView } from '@/lib/list/views/view';
import { useViewActions } from './use-view-actions';
import type { ViewFacts } from './view-facts';

const action = 'rounded-sm font-medium text-primary hover:underline coarse:py-3';

/** Whether the list still shows its view: changed, with what leads on or back; or not kept here. */
export function ViewStatus({ name, ...facts }: ViewFacts & { name: string }) {
  const { all, shown, keep, open } = useViewActions(facts);
  const { list } = facts;
  const view = findView(all, list, name);
  const save = () => {
    const saved = { list, name: view?.name ?? name, query: shown };
    // Columns that were changed are not in the address yet.
    if (keep(withView(all, saved))) open(saved, { replace: true });
  };
  if (view?.query === shown) return null;
  return (
    <>
      <span role="status" className="text-muted-foreground">
        {view ? 'changed' : 'not kept here'}
      </span>
      <button type="button" className={action} onClick={save}>
        {view ? 'Save' : 'Keep'}
        <span className="sr-only"> the view</span>
      </button>
      {view && (
        <button type="button" className={action} onClick={() => open(view)}>
          Reset
          <span className="sr-only"> the view</span>
        </button>
      )}
    </>
  );
}
