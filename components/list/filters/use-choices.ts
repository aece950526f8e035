import { useEffect, useState } from 'react';
import { useFetched } from '@/components/feedback/use-fetched';
import { withParams } from '@/lib/format/query-text';
import { type ChoicesAnswer, leftOutText } from '@/lib/list/url/choices';
import { DEBOUNCE_MS, isSearchable } from '@/lib/list/url/list-state';
import { matches } from './choice-order';
import { type AnyOfField, choicesInPage } from './filter-fields';

/**
 * Typing searches the loaded choices, or calls the API if only some are loaded.
 * @param of the values of the filter that decides which choices there are
 */
export function useChoices(field: AnyOfField, of: string | undefined, typed: string) {
  const { url, needs } = field;
  const [q, setQ] = useState('');
  const all = url !== null && (needs === null || of) ? withParams(url, { of: of ?? null }) : null;
  const first = useFetched<ChoicesAnswer>(all);
  const found = useFetched<ChoicesAnswer>(all === null || q === '' ? null : withParams(all, { q }));
  const isPart = first.data?.more != null;

  useEffect(() => {
    const next = isPart && isSearchable(typed) ? typed.trim() : '';
    const timer = setTimeout(setQ, DEBOUNCE_MS, next);
    return () => clearTimeout(timer);
  }, [typed, isPart]);

  const { data, error, mutate } = q === '' ? first : found;
  const choices = (data?.choices ?? choicesInPage(field)).filter((option) => isPart || matches(option, typed));
  const isLoading = all !== null && !data && !error;
  const more = data?.more ?? null;
  return {
    choices,
    note: isLoading ? 'Loading…' : leftOutText({ choices, more }, isPart ? q : typed.trim()),
    error,
    retry: () => void mutate(),
  };
}
