import { withParams } from '@/lib/format/query-text';
import { type ColumnLayout, DEFAULT_LAYOUT, LAYOUT_PARAMS, layoutParams } from '@/lib/list/columns/column-layout';
import { columnParams, DEFAULT_PAGE_SIZE } from './list-state';

export type ShownList = {
  pageSize: number;
  timeZone: string;
  defaultTimeZone: string;
};

/** Adds page size, columns and time zone to the link unless they are the defaults. */
export function listLink(
  address: string,
  layout: ColumnLayout,
  { pageSize, timeZone, defaultTimeZone }: ShownList,
  defaultLayout = DEFAULT_LAYOUT,
): string {
  const text = (columns: ColumnLayout) => new URLSearchParams(layoutParams(sorted(columns))).toString();
  return withParams(withColumns(address, text(layout) === text(defaultLayout) ? null : layout), {
    pageSize: pageSize === DEFAULT_PAGE_SIZE ? null : String(pageSize),
    zone: timeZone === defaultTimeZone ? null : timeZone,
  });
}

/** With `layout` null, the link names no columns, so that everybody sees their own. */
export function withColumns(address: string, layout: ColumnLayout | null): string {
  const named = Object.fromEntries(columnParams({ columns: layout && sorted(layout) }));
  return withParams(address, { ...Object.fromEntries(LAYOUT_PARAMS.map((name) => [name, null])), ...named });
}

const sorted = ({ hidden, order }: ColumnLayout): ColumnLayout => ({ order, hidden: [...hidden].sort() });
