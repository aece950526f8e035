import 'server-only';
import type { Page } from '@/lib/contract/page';
import { soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import type { FilterOptions } from '@/lib/list/chips';
import { type Filter, isWord, wordOption } from '@/lib/list/filters';
import { processState } from '@/lib/server/process-state';

/** The words that rows had since the process started, by endpoint and filter: enumerations of the API are open. */
declare module '@/lib/server/process-state' {
  interface ProcessState {
    metValues: Map<string, Set<string>>;
  }
}

/** More than an enumeration has. */
const KEPT = 40;

/** The choices with those words that rows have had and nobody listed. */
export function withMetValues<Item>(
  endpoint: string,
  filters: readonly Filter<Item>[],
  answer: Result<Page<Item>>,
  choices: FilterOptions,
): FilterOptions {
  const all = processState('metValues', () => new Map());
  const items = answer.ok ? soundItems(answer.value.rows) : [];
  const more = filters.flatMap((filter) => {
    if (filter.kind !== 'any-of' || typeof filter.choices === 'string') return [];
    const { key, of, choices: known } = filter;
    const met = all.get(`${endpoint} ${key}`) ?? new Set<string>();
    all.set(`${endpoint} ${key}`, met);
    for (const item of items) {
      const value = orNull(() => of(item));
      if (value && met.size < KEPT && isWord(value)) met.add(value);
    }
    const unlisted = [...met].filter((value) => !known.some((option) => option.value === value)).toSorted();
    return unlisted.length === 0 ? [] : [[key, [...known, ...unlisted.map(wordOption)]] as const];
  });
  return { ...choices, ...Object.fromEntries(more) };
}
