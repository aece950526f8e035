import { type AnyFilter, hasWords } from './filters';

export type CountedFilter = Extract<AnyFilter, { kind: 'any-of' }>;

/** Returns the filters whose frequent values the API can list: those by country, by group, or by codes like ACTIVE. */
export function countedFilters(filters: readonly AnyFilter[]): CountedFilter[] {
  return filters.filter(
    (filter): filter is CountedFilter =>
      filter.kind === 'any-of' &&
      !filter.isNotCounted &&
      (hasWords(filter) || filter.choices === 'country' || filter.choices === 'group'),
  );
}
