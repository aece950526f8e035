import { and, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';

/** The rows that are wanted of all that match, with the value that they are sorted by. */
export type Window = {
  sortKey: PgColumn;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  /** Known to be few of all: better found first and then put in order than looked for in the order. */
  few?: boolean;
};

export type Found<Item> = { item: Item; sortKey: unknown };

export type SortColumn = { column: PgColumn; nullable?: true };

export type Sorted<Key extends string> = { sortedBy?: Key | `-${Key}` | undefined };

/** All that a list needs to be counted, paged and exported. One WHERE serves all three. */
export type List<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string> = {
  uid: PgColumn;
  sortColumns: Readonly<Record<Key, SortColumn>>;
  /** The order where none is asked for. */
  sortedBy: Key | `-${Key}`;
  where: (query: Query) => SQL | undefined;
  count: (db: Database, where: SQL | undefined, query: Query) => Promise<number>;
  /** Filters are about columns of the uid's own table only, so that it can be read without any other. */
  singleTable?: true;
  rows: (db: Database, window: Window) => Promise<Found<Item>[]>;
};

/** The part of a list that a condition leaves: the members of one group, of those of all. */
export function within<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
  list: List<Item, Query, Key>,
  condition: SQL,
  sortedBy = list.sortedBy,
): List<Item, Query, Key> {
  return { ...list, sortedBy, where: (query) => and(condition, list.where(query)) };
}
