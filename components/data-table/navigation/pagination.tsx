import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { PageSize } from '@/components/data-table/view-options/page-size';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { Pagination, PaginationContent, PaginationItem, PaginationLink } from '@/components/ui/pagination';
import { apiTotal, leftOut, type Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { type ListState, listHref, PAGE_SIZES, pageCount } from '@/lib/list/list-state';
import { ListLink } from './list-link';

type Props = {
  pathname: string;
  state: ListState;
  answer: Result<Page<unknown>>;
};

/** Total, rows per page, and links to the first, previous, next and last page. */
export function Pager({ pathname, state, answer }: Props) {
  const total = answer.ok ? apiTotal(answer.value) : null;
  const pageNumber = answer.ok ? answer.value.paging.pageNumber : 1;
  // Without a total the next page exists while pages come full.
  const open = answer.ok && total === null;
  const pages = pageCount(total ?? 0, state.pageSize);
  const atStart = !answer.ok || pageNumber <= 1;
  const atEnd = !open && pageNumber >= pages;
  const steps: readonly (readonly [label: string, icon: LucideIcon, page: number, disabled: boolean])[] = [
    ['First page', ChevronsLeft, 1, atStart],
    ['Previous page', ChevronLeft, pageNumber - 1, atStart],
    ['Next page', ChevronRight, pageNumber + 1, atEnd],
    ['Last page', ChevronsRight, pages, atEnd || open],
  ];
  return (
    <Pagination className="min-h-13 shrink-0 flex-wrap gap-x-4 gap-y-2 px-6 py-2 text-sm incomplete:invisible max-sm:px-4 print:hidden">
      <p className="flex-[1_0_auto] text-muted-foreground">
        Total items <span className="ml-1 text-foreground">{answer.ok ? totalWords(answer.value) : '-'}</span>
      </p>
      <PageSize pathname={pathname} state={state}>
        <NativeSelect
          id="page-size"
          name="pageSize"
          size="sm"
          key={state.pageSize}
          defaultValue={state.pageSize}
          disabled={!answer.ok || total === 0}
        >
          {PAGE_SIZES.map((size) => (
            <NativeSelectOption key={size} value={size}>
              {size}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </PageSize>
      <p className="min-w-30 text-right max-sm:flex-1 max-sm:text-left" aria-live="polite">
        {open
          ? `Page ${formatCount(pageNumber)}`
          : `Page ${formatCount(Math.min(pageNumber, pages))} of ${formatCount(pages)}`}
      </p>
      <PaginationContent>
        {steps.map(([label, Icon, page, disabled]) => (
          <PaginationItem key={label}>
            <PaginationLink asChild className="max-sm:size-11">
              <ListLink
                href={listHref(pathname, state, { pageNumber: page })}
                disabled={disabled}
                again={label === 'Next page' || label === 'Previous page'}
                aria-label={label}
                data-tip={label}
              >
                <Icon aria-hidden />
              </ListLink>
            </PaginationLink>
          </PaginationItem>
        ))}
      </PaginationContent>
    </Pagination>
  );
}

function totalWords({ rows, others, paging: { pageNumber, pageSize, total } }: Page<unknown>): string {
  if (total !== null) return formatCount(total);
  // Earlier pages may hold rows of others as well.
  return leftOut(others) > 0 ? 'not known' : `more than ${formatCount((pageNumber - 1) * pageSize + rows.length)}`;
}
