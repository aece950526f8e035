import 'server-only';
import { recordSeenWords, seenWords } from '@/lib/api/seen-words';
import { type Row, soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import type { FilterOptions } from '@/lib/list/address/chips';
import { isWord, wordOption } from '@/lib/list/address/filters';
import type { Filter } from '@/lib/list/rows/old-filter';

/** Keeps the words that rows have: enumerations of the API are open. */
export function recordSeenValues<Item>(endpoint: string, filters: readonly Filter<Item>[], rows: readonly Row<Item>[]) {
  const items = soundItems(rows);
  for (const filter of filters) {
    if (filter.kind !== 'any-of' || typeof filter.choices === 'string') continue;
    const { key, of } = filter;
    recordSeenWords(endpoint, key, items.flatMap((item) => known(item, of) ?? []).filter(isWord));
  }
}

/** The choices, and the words that rows have had and nobody listed. Who gets no rows gets no words of others' rows. */
export function withSeenValues<Item>(
  endpoint: string,
  filters: readonly Filter<Item>[],
  answer: Result<unknown>,
  choices: FilterOptions,
): FilterOptions {
  if (!answer.ok) return choices;
  const more = filters.flatMap((filter) => {
    if (filter.kind !== 'any-of' || typeof filter.choices === 'string') return [];
    const { key, choices: listed } = filter;
    const unlisted = seenWords(endpoint, key)
      .filter((word) => !listed.some((option) => option.value === word))
      .toSorted();
    return unlisted.length === 0 ? [] : [[key, [...listed, ...unlisted.map(wordOption)]] as const];
  });
  return { ...choices, ...Object.fromEntries(more) };
}
