import { type Column, gte, inArray, is, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { PgInteger, PgSmallInt } from 'drizzle-orm/pg-core';
import { NONE } from '@/lib/contract/none';
import { isUid } from './search';

/** Converts the value of a filter parameter to an SQL condition. */
export type Filter<Value> = (value: Value) => SQL | undefined;

/** Matches any of several comma-separated values. */
export const anyOf =
  (column: Column): Filter<string> =>
  (values) =>
    inArray(column, values.split(','));

/** Matches any of several comma-separated uids. A malformed uid matches nothing. */
export const anyUidOf =
  (column: Column): Filter<string> =>
  (values) =>
    inArray(column, values.split(',').filter(isUid));

/** Like `filter`, but the value NONE matches rows without a value. */
export const orNone =
  (filter: typeof anyOf, column: Column): Filter<string> =>
  (values) =>
    values.split(',').includes(NONE) ? or(filter(column)(values), isNull(column)) : filter(column)(values);

export const atLeast =
  (column: Column): Filter<number> =>
  (end) =>
    gte(column, isWhole(column) ? Math.ceil(end) : end);

export const atMost =
  (column: Column): Filter<number> =>
  (end) =>
    lte(column, isWhole(column) ? Math.floor(end) : end);

/** PostgreSQL refuses to compare an integer column with a fraction. */
const isWhole = (column: Column) => is(column, PgInteger) || is(column, PgSmallInt);

/** Matches times at or after the filter's value. */
export const since =
  (column: Column): Filter<string> =>
  (moment) =>
    gte(column, new Date(moment));

/** Matches times before the filter's value. */
export const before =
  (column: Column): Filter<string> =>
  (moment) =>
    lt(column, new Date(moment));
