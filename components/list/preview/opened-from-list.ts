import { type AnyTableRow, isBroken, type TableRow } from '@/components/list/table/table-model';
import { keepOpenedFrom } from '@/components/navigation/opened-from';
import type { PageInfo } from '@/lib/contract/page';
import { type NeighbourRow, onPage } from '@/lib/list/neighbours';

export type ListOrigin = {
  label: string;
  rows: readonly AnyTableRow[];
  /** The page's number and size and the list's total; null if the list could not be loaded. */
  paging: PageInfo | null;
  /** Milliseconds since 1970. */
  loadedAt: number;
};

export function keepListOf(row: TableRow, { label, rows, paging, loadedAt }: ListOrigin, address: string): void {
  const record = row.href?.split(/[?#]/, 1)[0];
  // A row in a record's own list may link back to the record, which then has no neighbours.
  if (!record || !paging || `${location.pathname}/`.startsWith(`${record}/`)) return;
  keepOpenedFrom(record, {
    list: onPage(address, paging.pageNumber),
    label,
    page: paging.pageNumber,
    size: paging.pageSize,
    total: paging.total,
    rows: rows.map((one): NeighbourRow => (!isBroken(one) && one.href ? { uid: one.uid, href: one.href } : null)),
    at: rows.indexOf(row),
    read: loadedAt,
  });
}
