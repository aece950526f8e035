import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Found, List, Row, Sorted } from './list';

/** A part of the sorted rows, which PostgreSQL can read from one range of an index. */
export type Part = {
  /** The condition for these rows; undefined matches all. */
  where: SQL | undefined;
  orderBy: SQL[];
  descending: boolean;
  /** The condition for the rows after `row`. */
  after: (row: Found<Row>) => SQL;
  /** The condition for the rows after `first`, up to and including `last`. */
  between: (first: Found<Row>, last: Found<Row>) => SQL | undefined;
};

type Order = {
  sortKey: PgColumn;
  orderBy: SQL[];
  /** Rows with a sort value, then rows without one. */
  parts: [known: Part, unknown?: Part];
};

/**
 * The ORDER BY clause of a sort key. Nulls come last in both directions. Rows with equal values are sorted by uid in
 * the same direction, so that one index serves both directions.
 */
export function orderOf<Item extends Row, Query extends Sorted>(list: List<Item, Query>, query: Query): Order {
  const sortedBy = query.sortedBy ?? list.sortedBy;
  const sort = list.sortColumns[keyOf(sortedBy)];
  if (!sort) throw new RangeError(`Unknown sort key: ${sortedBy}`);
  const { column, nullable } = sort;
  const descending = sortedBy.startsWith('-');
  const direction = descending ? desc : asc;
  const [beyond, within] = descending ? (['<', '>='] as const) : (['>', '<='] as const);
  const compared = (operator: string, { item: { uid }, sortKey }: Found<Row>) =>
    sql`(${column}, ${list.uid}) ${sql.raw(operator)} (${sql.param(sortKey, column)}, ${sql.param(uid, list.uid)})`;
  const uidsBetween: Part['between'] = ({ item: first }, { item: last }) =>
    descending
      ? and(lt(list.uid, first.uid), gte(list.uid, last.uid))
      : and(gt(list.uid, first.uid), lte(list.uid, last.uid));
  const known: Part = {
    where: nullable && isNotNull(column),
    orderBy: [direction(column), direction(list.uid)],
    descending,
    after: (row) => compared(beyond, row),
    between: (first, last) => {
      // If both rows have the same sort value, compares only uids. Comparing both columns, as below, would not limit
      // the range of the index for a list filtered by that value.
      if (isSame(first.sortKey, last.sortKey)) return and(eq(column, first.sortKey), uidsBetween(first, last));
      return and(compared(beyond, first), compared(within, last));
    },
  };
  const unknown: Part = {
    where: isNull(column),
    orderBy: [direction(list.uid)],
    descending,
    after: ({ item: { uid } }) => (descending ? lt : gt)(list.uid, uid),
    between: uidsBetween,
  };
  return {
    sortKey: column,
    orderBy: nullable && descending ? [sql`${column} desc nulls last`, desc(list.uid)] : known.orderBy,
    parts: nullable ? [known, unknown] : [known],
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}

export const keyOf = (sortedBy: string): string => sortedBy.replace(/^-/, '');
