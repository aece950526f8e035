import type { ColumnLayout } from '@/lib/list/column-layout';
import { LAYOUT_PARAMS } from '@/lib/list/column-layout-text';
import { columnParams } from '@/lib/list/list-state';

/** The link to an address with exactly these columns, whatever its reader has chosen. */
export function withColumns(link: string, layout: ColumnLayout): string {
  const url = new URL(link);
  for (const name of LAYOUT_PARAMS) url.searchParams.delete(name);
  const columns = { ...layout, hidden: [...layout.hidden].sort() };
  for (const [name, value] of columnParams({ columns })) url.searchParams.set(name, value);
  return url.href.replaceAll('%2C', ',');
}
