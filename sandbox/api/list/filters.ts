import { type Column, gte, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { NONE } from '@/lib/contract/none';
import { isUid } from './search';

/** The condition that a value of a query's filter stands for. */
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

/** As `filter`, and rows without a value when NONE is among the values. */
export const orNone =
  (filter: typeof anyOf, column: Column): Filter<string> =>
  (values) =>
    values.split(',').includes(NONE) ? or(filter(column)(values), isNull(column)) : filter(column)(values);

export const atLeast =
  (column: Column): Filter<number> =>
  (end) =>
    gte(column, end);

export const atMost =
  (column: Column): Filter<number> =>
  (end) =>
    lte(column, end);

/** From a moment, inclusive. */
export const since =
  (column: Column): Filter<string> =>
  (moment) =>
    gte(column, new Date(moment));

/** Up to a moment, exclusive. */
export const before =
  (column: Column): Filter<string> =>
  (moment) =>
    lt(column, new Date(moment));
