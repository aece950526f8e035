'use client';

import { ChevronDown } from 'lucide-react';
import { HiddenState } from '@/components/data-table/filters/hidden-state';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { type ListState, listHref, PAGE_SIZES } from '@/lib/list/list-state';

// A constant element: React skips it on every page change.
const arrow = (
  <ChevronDown
    aria-hidden
    className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted-foreground"
  />
);

/** Sets the rows per page and goes to the first page. */
export function PageSize({ pathname, state, disabled }: { pathname: string; state: ListState; disabled: boolean }) {
  const { waiting, navigate } = useListNavigation();
  return (
    <form action={pathname} className="pager-size">
      <label htmlFor="page-size" className="text-muted-foreground">
        Rows per page
      </label>
      <HiddenState state={state} except="pageSize" />
      <span className="relative inline-flex">
        <select
          id="page-size"
          name="pageSize"
          key={state.pageSize}
          defaultValue={state.pageSize}
          disabled={disabled || waiting}
          onChange={(event) => navigate(listHref(pathname, state, { pageSize: Number(event.target.value) }))}
          className="select"
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        {arrow}
      </span>
      <button
        type="submit"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'scripted:hidden' })}
      >
        Show
      </button>
    </form>
  );
}
