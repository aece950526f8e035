import { type AnyFilter, hasWords } from './filters';

export type CountedFilter = Extract<AnyFilter, { kind: 'any-of' }>;

/** Returns filters by country, group or words like ACTIVE. The API cannot list the frequent values of other filters. */
export function countedFilters(filters: readonly AnyFilter[]): CountedFilter[] {
  return filters.filter(
    (filter): filter is CountedFilter =>
      filter.kind === 'any-of' &&
      !filter.isNotCounted &&
      (hasWords(filter) || filter.choices === 'country' || filter.choices === 'group'),
  );
}
