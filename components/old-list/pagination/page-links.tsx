'use client';

import { HiddenState } from '@/components/old-list/filters/hidden-state';
import { useList } from '@/components/old-list/list-provider';
import type { Direction } from '@/components/old-list/list-store';
import { ListLink } from '@/components/old-list/navigation/list-link';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { Pagination, PaginationContent, PaginationItem, PaginationLink } from '@/components/ui/pagination';
import { formatCount } from '@/lib/format/number';
import { type ListState, listHref, PAGE_SIZES } from '@/lib/list/address/list-state';

type Props = {
  pathname: string;
  state: ListState;
  /** Whether there are no rows, or they could not be fetched. */
  empty: boolean;
  words: string;
};

export function PageLinks({ pathname, state, empty, words }: Props) {
  const { paging } = useList().model;
  const pages = paging === null ? 1 : paging.pages;
  const pageNumber = paging?.pageNumber ?? 1;
  const atStart = pageNumber <= 1;
  const atEnd = pages !== null && pageNumber >= pages;
  const steps: readonly (readonly [string, icon: string, page: number, disabled: boolean, step?: Direction])[] = [
    ['First page', 'before:icon-chevrons-left', 1, atStart],
    ['Previous page', 'before:icon-chevron-left', pageNumber - 1, atStart, 'previous'],
    ['Next page', 'before:icon-chevron-right', pageNumber + 1, atEnd, 'next'],
    ['Last page', 'before:icon-chevrons-right', pages ?? 1, atEnd || pages === null],
  ];
  return (
    <Pagination className="min-h-13 shrink-0 flex-wrap gap-x-4 gap-y-2 px-6 py-2 text-sm incomplete:invisible max-sm:px-4 print:hidden">
      <p className="flex-[1_0_auto] text-muted-foreground">
        Total items <span className="ml-1 text-foreground">{words}</span>
      </p>
      <PageSize pathname={pathname} state={state} empty={empty} />
      <p className="min-w-30 text-right max-sm:flex-1 max-sm:text-left" aria-live="polite">
        {pages === null
          ? `Page ${formatCount(pageNumber)}`
          : `Page ${formatCount(Math.min(pageNumber, pages))} of ${formatCount(pages)}`}
      </p>
      <PaginationContent>
        {steps.map(([label, icon, page, disabled, step]) => (
          <PaginationItem key={label}>
            <PaginationLink asChild className={icon}>
              <ListLink
                href={listHref(pathname, state, { pageNumber: page })}
                disabled={disabled}
                step={step}
                aria-label={label}
                data-tip={label}
              />
            </PaginationLink>
          </PaginationItem>
        ))}
      </PaginationContent>
    </Pagination>
  );
}

function PageSize({ pathname, state, empty }: Omit<Props, 'words'>) {
  const { waiting, navigate } = useListNavigation();
  return (
    <form action={pathname}>
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
          disabled={empty}
          onChange={({ target }) => navigate(listHref(pathname, state, { pageSize: Number(target.value) }))}
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
