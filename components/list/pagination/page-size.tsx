'use client';

import { HiddenState } from '@/components/list/filters/hidden-state';
import { useListNavigation } from '@/components/list/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type ListState, listHref, PAGE_SIZES } from '@/lib/list/address/list-state';

type Props = {
  pathname: string;
  state: ListState;
  disabled: boolean;
};

/** Sets the rows per page and goes to the first page. */
export function PageSize({ pathname, state, disabled }: Props) {
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
        <NativeSelect
          id="page-size"
          name="pageSize"
          key={state.pageSize}
          defaultValue={state.pageSize}
          disabled={disabled}
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
      </fieldset>
    </form>
  );
}
