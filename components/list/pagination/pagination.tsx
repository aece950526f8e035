'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HiddenFields } from '@/components/list/filters/hidden-fields';
import { useList } from '@/components/list/table/list-context';
import { Link } from '@/components/navigation/link';
import { useNavigate, usePending, useSlowPending } from '@/components/navigation/navigation';
import { savesData } from '@/components/navigation/saves-data';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { buttonVariants } from '@/components/ui/button-variants';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { Pagination as Nav, PaginationContent } from '@/components/ui/pagination';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';
import { formatCount } from '@/lib/format/number';
import { DEFAULT_PAGE_SIZE, listHref, PAGE_SIZES, pageCount } from '@/lib/list/url/list-state';

/** @param total as text, such as `1,240` or `unknown` */
export function Pagination({ total }: { total: string }) {
  const { pathname, state, paging } = useList();
  const { push } = useNavigate();
  const isSlow = useSlowPending();
  const [hasTurned, setTurned] = useState(false);
  const pageNumber = paging?.pageNumber ?? 1;
  const lastPage = paging === null ? 1 : paging.total !== null ? pageCount(paging.total, paging.pageSize) : null;
  const atStart = pageNumber <= 1;
  const atEnd = lastPage !== null && pageNumber >= lastPage;
  const hrefOf = (page: number) => listHref(pathname, state, { pageNumber: page });

  const previous = Math.max(1, pageNumber - 1);
  const next = atEnd ? pageNumber : pageNumber + 1;
  const turn = (page: number) => {
    setTurned(true);
    push(hrefOf(page), { scroll: false });
  };
  useShortcuts({
    '[': () => !atStart && turn(previous),
    ']': () => !atEnd && turn(next),
  });

  const steps = [
    { label: 'First page', icon: 'before:icon-chevrons-left', page: 1, disabled: atStart },
    { label: 'Previous page', icon: 'before:icon-chevron-left', page: previous, disabled: atStart },
    { label: 'Next page', icon: 'before:icon-chevron-right', page: next, disabled: atEnd },
    {
      label: 'Last page',
      icon: 'before:icon-chevrons-right',
      page: lastPage ?? 1,
      disabled: atEnd || lastPage === null,
    },
  ];
  // Prefetches the next page only after the user has turned a page.
  const prefetchesNext = hasTurned && !atEnd && !savesData();
  return (
    <>
      {paging && paging.pageSize < state.pageSize && (
        <p data-slot="fewer-rows" className="shrink-0 px-6 pt-2 text-sm text-muted-foreground max-sm:px-4 print:hidden">
          {`Shows at most ${formatCount(paging.pageSize)} rows at a time.`}
        </p>
      )}
      <Nav className="min-h-13 shrink-0 flex-wrap gap-x-4 gap-y-2 px-6 py-2 text-sm incomplete:invisible max-sm:px-4 print:hidden">
        <p className="flex-[1_0_auto] text-muted-foreground">
          Total items <span className="ml-1 text-foreground">{total}</span>
        </p>
        <PageSize disabled={isSlow || !paging || paging.total === 0} />
        <p className="min-w-30 text-right max-sm:flex-1 max-sm:text-left">
          {lastPage === null
            ? `Page ${formatCount(pageNumber)}`
            : `Page ${formatCount(Math.min(pageNumber, lastPage))} of ${formatCount(lastPage)}`}
        </p>
        <PaginationContent>
          {steps.map(({ label, icon, page, disabled }) => (
            <li key={label}>
              <Tooltip>
                <TooltipTrigger asChild>
                  <Link
                    href={hrefOf(page)}
                    scroll={false}
                    disabled={disabled || isSlow}
                    prefetch={prefetchesNext && label === 'Next page'}
                    onFollow={() => setTurned(true)}
                    aria-label={label}
                    className={buttonVariants({
                      variant: 'outline',
                      size: 'icon-sm',
                      className: `max-sm:size-11 ${icon}`,
                    })}
                  />
                </TooltipTrigger>
                <TooltipContent>{label}</TooltipContent>
              </Tooltip>
            </li>
          ))}
        </PaginationContent>
      </Nav>
    </>
  );
}

/** Uses aria-disabled while rows load, because a disabled select box would lose the focus. */
function PageSize({ disabled }: { disabled: boolean }) {
  const { pathname, state } = useList();
  const { push } = useNavigate();
  const pending = usePending();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState({ size: state.pageSize, href: '' });
  const size = pending?.href === chosen.href ? chosen.size : state.pageSize;
  const choose = (pageSize: number) => {
    const href = listHref(pathname, state, { pageSize });
    if (push(href, { scroll: false })) setChosen({ size: pageSize, href });
  };
  // Applies a choice made before hydration.
  const adopt = useEffectEvent(() => {
    const shown = Number(select.current?.value);
    if (shown !== state.pageSize) choose(shown);
  });
  useEffect(() => adopt(), []);
  return (
    <form action={pathname} autoComplete="off" className="flex items-center gap-2">
      <label htmlFor="page-size" className="text-muted-foreground">
        Rows per page
      </label>
      <HiddenFields state={state} changes={{ pageSize: DEFAULT_PAGE_SIZE }} />
      <NativeSelect
        ref={select}
        id="page-size"
        size="sm"
        name="pageSize"
        value={size}
        aria-disabled={disabled || undefined}
        onChange={({ target }) => !disabled && choose(Number(target.value))}
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
