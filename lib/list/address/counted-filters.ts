import { type AnyFilter, hasWords } from './filters';

export type CountedFilter = Extract<AnyFilter, { kind: 'any-of' }>;

/** Returns filters by country, by group or by words like ACTIVE. The API lists frequent values only for these. */
export function countedFilters(filters: readonly AnyFilter[]): CountedFilter[] {
  return filters.filter(
    (filter): filter is CountedFilter =>
      filter.kind === 'any-of' &&
      !filter.isNotCounted &&
      (hasWords(filter) || filter.choices === 'country' || filter.choices === 'group'),
  );
}
