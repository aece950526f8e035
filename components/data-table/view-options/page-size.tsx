'use client';

import type { ReactNode } from 'react';
import { HiddenState } from '@/components/data-table/filters/hidden-state';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { type ListState, listHref } from '@/lib/list/list-state';

type Props = {
  pathname: string;
  state: ListState;
  /** The select named `pageSize`, drawn on the server. */
  children: ReactNode;
};

/** Sets the rows per page and goes to the first page. */
export function PageSize({ pathname, state, children }: Props) {
  const { waiting, navigate } = useListNavigation();
  return (
    <form
      action={pathname}
      onChange={({ currentTarget }) => {
        const pageSize = Number(new FormData(currentTarget).get('pageSize'));
        navigate(listHref(pathname, state, { pageSize }));
      }}
    >
      <fieldset disabled={waiting} className="flex items-center gap-2">
        <label htmlFor="page-size" className="text-muted-foreground">
          Rows per page
        </label>
        <HiddenState state={state} except="pageSize" />
        {children}
        <button
          type="submit"
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'scripted:hidden' })}
        >
          Show
        </button>
      </fieldset>
    </form>
  );
}
