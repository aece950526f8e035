import { type Filter, hasWords } from './filters';

export type CountedFilter = Extract<Filter<never>, { kind: 'any-of' }>;

/** The filters whose values are words, countries or groups: of those the most frequent ones are known. */
export function countedFilters(filters: readonly Filter<never>[]): CountedFilter[] {
  return filters.filter(
    (filter): filter is CountedFilter =>
      filter.kind === 'any-of' &&
      !filter.onlyWhenChosen &&
      (hasWords(filter) || filter.choices === 'country' || filter.choices === 'group'),
  );
}
