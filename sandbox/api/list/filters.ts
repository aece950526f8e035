import { type Column, gte, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { NONE } from '@/lib/contract/none';
import { isUid } from './search';

/** Matches any of several comma-separated values. */
export function anyOf(column: Column, values: string | undefined): SQL | undefined {
  return values === undefined ? undefined : inArray(column, values.split(','));
}

/** Matches any of several comma-separated uids. A malformed uid matches nothing. */
export function anyUidOf(column: Column, values: string | undefined): SQL | undefined {
  return values === undefined ? undefined : inArray(column, values.split(',').filter(isUid));
}

/** As `filter`, and rows without a value when NONE is among the values. */
export function orNone(filter: typeof anyOf, column: Column, values: string | undefined): SQL | undefined {
  const having = filter(column, values);
  return values?.split(',').includes(NONE) ? or(having, isNull(column)) : having;
}

export const atLeast = (column: Column, end: number | undefined): SQL | undefined =>
  end === undefined ? undefined : gte(column, end);

export const atMost = (column: Column, end: number | undefined): SQL | undefined =>
  end === undefined ? undefined : lte(column, end);

/** From a moment, inclusive. */
export const since = (column: Column, moment: string | undefined): SQL | undefined =>
  moment === undefined ? undefined : gte(column, new Date(moment));

/** Up to a moment, exclusive. */
export const before = (column: Column, moment: string | undefined): SQL | undefined =>
  moment === undefined ? undefined : lt(column, new Date(moment));
