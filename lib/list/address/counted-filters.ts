import { type AnyFilter, hasWords } from './filters';

export type CountedFilter = Extract<AnyFilter, { kind: 'any-of' }>;

/** Only filters by word, country or group, because only their most frequent values can be looked up. */
export function countedFilters(filters: readonly AnyFilter[]): CountedFilter[] {
  return filters.filter(
    (filter): filter is CountedFilter =>
      filter.kind === 'any-of' &&
      !filter.onlyWhenChosen &&
      (hasWords(filter) || filter.choices === 'country' || filter.choices === 'group'),
  );
}
