import type { Failure } from '@/lib/contract/result';
import { type AnyFilter, type FilterValues, keysOf } from '@/lib/list/url/filters';

/** Returns the labels of the filters that a 400 of the API names; if it names none, of all filters in use. */
export function refusedFilters(
  failure: Failure,
  filters: readonly AnyFilter[],
  values: FilterValues,
): readonly string[] {
  if (failure.kind !== 'refused' || failure.status !== 400) return [];
  const inUse = filters.filter((filter) => keysOf(filter).some((key) => key in values));
  const named = inUse.filter((filter) => keysOf(filter).some((key) => hasWord(failure.message, key)));
  return (named.length > 0 ? named : inUse).map(({ label }) => label);
}

const hasWord = (text: string, word: string) => text.split(/\W+/).includes(word);
