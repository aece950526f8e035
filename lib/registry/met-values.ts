import 'server-only';
import { metWords } from '@/lib/api/met-words';
import { type Page, soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import type { FilterOptions } from '@/lib/list/chips';
import { type Filter, isWord, wordOption } from '@/lib/list/filters';

/**
 * The choices, and the words that rows have had and nobody listed: enumerations of the API are open. Who gets no rows gets
 * no words of others' rows.
 */
export function withMetValues<Item>(
  endpoint: string,
  filters: readonly Filter<Item>[],
  answer: Result<Page<Item>>,
  choices: FilterOptions,
): FilterOptions {
  if (!answer.ok) return choices;
  const items = soundItems(answer.value.rows);
  const more = filters.flatMap((filter) => {
    if (filter.kind !== 'any-of' || typeof filter.choices === 'string') return [];
    const { key, of, choices: known } = filter;
    const words = items.flatMap((item) => orNull(() => of(item)) ?? []).filter(isWord);
    const unlisted = metWords(endpoint, key, words)
      .filter((word) => !known.some((option) => option.value === word))
      .toSorted();
    return unlisted.length === 0 ? [] : [[key, [...known, ...unlisted.map(wordOption)]] as const];
  });
  return { ...choices, ...Object.fromEntries(more) };
}
