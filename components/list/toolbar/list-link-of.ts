import type { Layout } from '@/components/list/table/use-data-table';
import { listLink } from '@/lib/list/address/list-link';
import type { ListState } from '@/lib/list/address/list-state';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';

type Shown = { state: ListState; layout: Layout; timeZone: string; defaultTimeZone: string };

/** The link that shows others the same list: rows per page, columns and time zone are in it where they are not the default. */
export function listLinkOf(address: string, { state, layout, timeZone, defaultTimeZone }: Shown): string {
  const { pageSize } = state;
  return listLink(address, { ...DEFAULT_LAYOUT, ...layout }, { pageSize, timeZone, defaultTimeZone });
}
