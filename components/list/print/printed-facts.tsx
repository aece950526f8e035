import { orderText } from '@/components/list/export/export-facts';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { searchedFor } from '@/lib/list/address/chips';
import type { ListState } from '@/lib/list/address/list-state';
import type { AnyList } from '@/lib/resources/resource';

type Props = {
  list: Pick<AnyList, 'fields'>;
  state: ListState;
  paging: { pageNumber: number; pageSize: number; total: number | null };
  rowsLength: number;
  timeZone: string;
  /** In ms since 1970. */
  loadedAt: number;
};

/** What a list says on paper beside its filters: which rows, search, order, time zone and when they were fetched. */
export function PrintedFacts({ list, state, paging, rowsLength, timeZone, loadedAt }: Props) {
  const before = (paging.pageNumber - 1) * paging.pageSize;
  const last = before + rowsLength;
  const total = paging.total === null ? '' : ` of ${formatCount(paging.total)}`;
  const facts = [
    `Rows ${formatCount(Math.min(before + 1, last))} to ${formatCount(last)}${total}`,
    searchedFor(state.q),
    state.sortedBy ? `By ${orderText(list, state.sortedBy)}` : null,
    `Times in ${zoneLabel(timeZone)}`,
    `Fetched ${formatDateTime(new Date(loadedAt), timeZone)}`,
  ];
  return (
    <p className="hidden px-6 pb-3 text-sm text-muted-foreground print:block">
      {facts.filter((fact) => fact !== null).join(' · ')}
    </p>
  );
}
