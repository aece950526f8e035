import type { ReactNode } from 'react';
import type { Head, PlayedAt, RowNote } from '@/components/old-cells/column';
import type { PageInfo } from '@/lib/contract/page';
import { type ColumnLayout, shownIds } from '@/lib/list/columns/column-layout';

/** A row that was read: what it says by column and as a whole, and what is drawn on the server beyond its texts. */
export type ReadRow = {
  uid: string;
  /** The address of its record; null where it has none. */
  href: string | null;
  /** The name of its record, where it can be peeked at. */
  name: string | null;
  /** By column; null where there is nothing, or where it could not be read. */
  texts: readonly (string | null)[];
  unread: readonly number[];
  links: Readonly<Record<number, string>>;
  played?: Readonly<Record<number, PlayedAt>>;
  cells: Readonly<Record<number, ReactNode>>;
} & RowNote;

type UnreadRow = { uid: string | null; fault: string };

export type ModelRow = ReadRow | UnreadRow;

/** A list as the browser has it: table, menus, peek, copies and keys read it, and nothing reads the page. */
export type ListModel = {
  label: string;
  /** Its address, with the page that is shown. */
  address: string;
  /** When the rows were fetched, in ms since 1970. */
  fetchedAt: number;
  /** Null where the API has not answered, or has failed. Without a total, pages are there while they come full. */
  paging: (PageInfo & { pages: number | null }) | null;
  /** The column that the rows are ordered by; null where it is none of them. */
  sorting: { id: string; desc: boolean } | null;
  heads: readonly Head[];
  rows: readonly ModelRow[];
  /** Whether these are only some of the page's rows. */
  isPart: boolean;
};

export function isRead(row: ModelRow): row is ReadRow {
  return 'texts' in row;
}

export function shownColumns({ heads }: ListModel, layout: ColumnLayout): string[] {
  const ids = heads.map(({ id }) => id);
  return shownIds(layout, ids);
}

/** The columns with these ids, in this order, with their places in the model. */
export function columnsOf(heads: readonly Head[], ids: readonly string[]): { head: Head; index: number }[] {
  return ids.flatMap((id) => heads.flatMap((head, index) => (head.id === id ? [{ head, index }] : [])));
}

export function readRows({ rows }: ListModel): ReadRow[] {
  return rows.filter(isRead);
}
