'use client';

import { HiddenState } from '@/components/data-table/filters/hidden-state';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type ListState, listHref, PAGE_SIZES } from '@/lib/list/list-state';

/** Sets the rows per page and goes to the first page. */
export function PageSize({ pathname, state, disabled }: { pathname: string; state: ListState; disabled: boolean }) {
  const { waiting, navigate } = useListNavigation();
  return (
    <form action={pathname} className="flex items-center gap-2">
      <label htmlFor="page-size" className="text-muted-foreground">
        Rows per page
      </label>
      <HiddenState state={state} except="pageSize" />
      <NativeSelect
        id="page-size"
        name="pageSize"
        size="sm"
        key={state.pageSize}
        defaultValue={state.pageSize}
        disabled={disabled || waiting}
        onChange={(event) => navigate(listHref(pathname, state, { pageSize: Number(event.target.value) }))}
      >
        {PAGE_SIZES.map((size) => (
          <NativeSelectOption key={size} value={size}>
            {size}
          </NativeSelectOption>
        ))}
      </NativeSelect>
      <button
        type="submit"
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'scripted:hidden' })}
      >
        Show
      </button>
    </form>
  );
}
