import { and, asc, desc, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Found, List, Sorted } from './list';

export type SortColumn = { column: PgColumn; nullable?: true };

export type Order = {
  sortKey: PgColumn;
  orderBy: SQL[];
  /** What comes behind a row. */
  after: (row: Found<{ uid: string }>) => SQL | undefined;
};

/**
 * The order for a sort key: what is not known comes last either way, and the uid settles ties in the same direction,
 * so that one index can serve both.
 */
export function orderOf<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
  list: List<Item, Query, Key>,
  query: Query,
): Order {
  const sortedBy = query.sortedBy ?? list.sortedBy;
  const { column, nullable } = list.sortColumns[keyOf(sortedBy)];
  const descending = sortedBy.startsWith('-');
  const beyond = descending ? lt : gt;
  return {
    sortKey: column,
    orderBy: descending
      ? [nullable ? sql`${column} desc nulls last` : desc(column), desc(list.uid)]
      : [asc(column), asc(list.uid)],
    after: ({ item: { uid }, sortKey }) => {
      if (sortKey === null) return and(isNull(column), beyond(list.uid, uid));
      const last = sql`(${sql.param(sortKey, column)}, ${sql.param(uid, list.uid)})`;
      const behind = sql`(${column}, ${list.uid}) ${sql.raw(descending ? '<' : '>')} ${last}`;
      return nullable ? or(behind, isNull(column)) : behind;
    },
  };
}

function keyOf<Key extends string>(sortedBy: Key | `-${Key}`): Key {
  return sortedBy.replace(/^-/, '') as Key;
}
