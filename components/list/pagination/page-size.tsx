'use client';

import { HiddenFields } from '@/components/list/filters/hidden-fields';
import { useNavigate } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type ListState, listHref, PAGE_SIZES } from '@/lib/list/address/list-state';

type Props = { pathname: string; state: ListState; isEmpty: boolean; disabled: boolean };

export function PageSize({ pathname, state, isEmpty, disabled }: Props) {
  const { push } = useNavigate();
  return (
    <form action={pathname}>
      <fieldset disabled={disabled} className="flex items-center gap-2">
        <label htmlFor="page-size" className="text-muted-foreground">
          Rows per page
        </label>
        <HiddenFields state={state} except="pageSize" />
        <NativeSelect
          id="page-size"
          name="pageSize"
          key={state.pageSize}
          defaultValue={state.pageSize}
          disabled={isEmpty}
          onChange={({ target }) =>
            push(listHref(pathname, state, { pageSize: Number(target.value) }), { scroll: false })
          }
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
