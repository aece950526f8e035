import { and, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { Database } from '@/sandbox/db/database';

/** A range of the matching rows, with the column that sorts them. */
export type Window = {
  sortKey: PgColumn;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  /** True when few rows match: then finding them first and sorting them is faster than scanning in order. */
  few?: boolean;
};

export type Found<Item> = { item: Item; sortKey: unknown };

export type SortColumn = { column: PgColumn; nullable?: true };

export type Row = { uid: string };

export type Sorted = { sortedBy?: string | undefined };

/** The validated query of a contract, without page number and size. */
export type FilterQuery<Schema extends z.ZodType> = Omit<z.output<Schema>, 'pageNumber' | 'pageSize'>;

/** What counting, paging and exporting a list need. All three use the same WHERE condition. */
export type List<Item extends Row, Query extends Sorted> = {
  uid: PgColumn;
  sortColumns: Readonly<Record<string, SortColumn>>;
  /** The default order. */
  sortedBy: string;
  where: (query: Query) => SQL | undefined;
  count: (db: Database, where: SQL | undefined, query: Query) => Promise<number>;
  /** True when all filters use columns of the uid's table, so that anchors need no join. */
  singleTable?: true;
  /**
   * Filters on columns that the index of every order contains. A filter named like a sort key uses that key's column.
   */
  indexedFilters?: readonly (keyof Query)[];
  rows: (db: Database, window: Window) => Promise<Found<Item>[]>;
};

/** Restricts a list by a condition, such as all members to those of one group. */
export function within<Item extends Row, Query extends Sorted>(
  list: List<Item, Query>,
  condition: SQL,
  sortedBy = list.sortedBy,
): List<Item, Query> {
  return { ...list, sortedBy, where: (query) => and(condition, list.where(query)) };
}
