import { withParams } from '@/lib/format/query-text';
import { type ColumnLayout, layoutParams } from '@/lib/list/columns/column-layout';
import { LAYOUT_PARAMS } from '@/lib/list/columns/column-layout-text';
import { columnParams, DEFAULT_PAGE_SIZE } from './list-state';

/** What a list shows and its address may leave to its reader. */
export type ShownList = {
  pageNumber: number;
  pageSize: number;
  timeZone: string;
  /** The zone of a reader who has chosen none. */
  defaultTimeZone: string;
  /** When its rows were fetched, where nothing that is created later belongs to them. */
  createdUntil: string | null;
};

/** The link to what a list shows: its address, and size, columns and time zone where they are not the default. */
export function listLink(
  address: string,
  layout: ColumnLayout,
  shown: Pick<ShownList, 'pageSize' | 'timeZone' | 'defaultTimeZone'>,
): string {
  const { pageSize, timeZone, defaultTimeZone } = shown;
  return withParams(withColumns(address, layout), {
    pageSize: pageSize === DEFAULT_PAGE_SIZE ? null : String(pageSize),
    zone: timeZone === defaultTimeZone ? null : timeZone,
  });
}

/** The link to exactly these rows: page, size, columns and zone also where they are the default, and the last moment. */
export function exactLink(address: string, layout: ColumnLayout, shown: ShownList): string {
  const { pageNumber, pageSize, timeZone, createdUntil } = shown;
  return withParams(withColumns(address, layout, { all: true }), {
    pageSize: String(pageSize),
    pageNumber: String(pageNumber),
    zone: timeZone,
    view: null,
    peek: null,
    ...(createdUntil && { createdTo: createdUntil }),
  });
}

/** An address with these columns; `all`: the default ones are named too, whatever its reader has chosen. */
export function withColumns(address: string, layout: ColumnLayout, { all = false } = {}): string {
  const columns = { ...layout, hidden: [...layout.hidden].sort() };
  const named = Object.fromEntries(all ? columnParams({ columns }) : layoutParams(columns));
  return withParams(address, { ...Object.fromEntries(LAYOUT_PARAMS.map((name) => [name, null])), ...named });
}
