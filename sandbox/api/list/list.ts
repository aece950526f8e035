import { and, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Database } from '@/sandbox/db/database';

/** Which matching rows to read, and the column that sorts them. */
export type Window = {
  sortKey: PgColumn;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  /** True if few rows match. Finding and sorting all of them is then faster than scanning an index in order. */
  few?: boolean;
};

export type Found<Item> = { item: Item; sortKey: unknown };

export type SortColumn = { column: PgColumn; nullable?: true };

export type Row = { uid: string };

export type Sorted = { sortedBy?: string | undefined };

/** The validated query parameters of an endpoint, without page number and size. */
export type FilterQuery<Schema extends z.ZodType> = Omit<z.output<Schema>, 'pageNumber' | 'pageSize'>;

/** A list that can be counted, paged and exported, always by the same WHERE condition. */
export type List<Item extends Row, Query extends Sorted> = {
  uid: PgColumn;
  sortColumns: Readonly<Record<string, SortColumn>>;
  /** The sort key of the default order. */
  sortedBy: string;
  where: (query: Query) => SQL | undefined;
  count: (db: Database, where: SQL | undefined, query: Query) => Promise<number>;
  /** True if all filters use columns of the list's own table, so that page anchors need no joins. */
  singleTable?: true;
  /**
   * For a list with several indexes for sorting: the filters whose columns all these indexes contain. A filter and a
   * sort key of the same name must use the same column.
   */
  indexedFilters?: readonly (keyof Query)[];
  rows: (db: Database, window: Window) => Promise<Found<Item>[]>;
};

/** Limits a list to rows that match a condition, for example to one group's members. */
export function within<Item extends Row, Query extends Sorted>(
  list: List<Item, Query>,
  condition: SQL,
  sortedBy = list.sortedBy,
): List<Item, Query> {
  return { ...list, sortedBy, where: (query) => and(condition, list.where(query)) };
}
