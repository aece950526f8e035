'use client';

import useSWRSubscription from 'swr/subscription';
import { reportRefusal } from '@/lib/fetch-json';
import { isSearchable } from '@/lib/list/url/list-state';
import { routes } from '@/lib/routes';
import { isOfList, type SearchSection, searchedListNames } from '@/lib/search/search-result';

const WAIT_MS = 150;

/** `sections` are the results so far, in the order of the lists. `failure` is set if the whole search failed. */
export type Search = { q: string; sections: readonly SearchSection[]; isOver: boolean; failure: string | null };

const NONE: Search = { q: '', sections: [], isOver: true, failure: null };

/** Searches 150 ms after the last key, or at once after a paste. Old results stay until the first new ones arrive. */
export function useSearch(q: string, isPasted: boolean): Search {
  const { data = NONE } = useSWRSubscription(['search', q, isPasted] as const, subscribe, { keepPreviousData: true });
  return data;
}

function subscribe(
  [, q, isPasted]: readonly [string, string, boolean],
  { next }: { next: (error: null, search: Search) => void },
): () => void {
  if (q === '' || !isSearchable(q)) {
    next(null, NONE);
    return () => undefined;
  }
  const leaving = new AbortController();
  const show = (search: Search) => {
    if (!leaving.signal.aborted) next(null, search);
  };
  const timer = setTimeout(run, isPasted ? 0 : WAIT_MS, q, leaving.signal, show);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

async function run(q: string, signal: AbortSignal, show: (search: Search) => void): Promise<void> {
  let sections: readonly SearchSection[] = [];
  try {
    const response = await fetch(routes.searchHandler(q), { signal, cache: 'no-store' });
    if (!response.ok || !response.body) {
      reportRefusal(response);
      show({ q, sections, isOver: true, failure: await wordsOf(response) });
      return;
    }
    for await (const line of linesOf(response.body)) {
      sections = [...sections, JSON.parse(line)].toSorted((a, b) => placeOf(a) - placeOf(b));
      show({ q, sections, isOver: false, failure: null });
    }
    const isComplete = sections.filter(isOfList).length === searchedListNames.length;
    show({ q, sections, isOver: true, failure: isComplete ? null : 'The connection was lost.' });
  } catch {
    show({ q, sections, isOver: true, failure: 'Fairway cannot be reached. Check your connection.' });
  }
}

/** The sort position. Results within a country or region follow directly after the list's other results. */
function placeOf({ list, within, isSimilar }: SearchSection): number {
  return searchedListNames.indexOf(list) + (isSimilar ? searchedListNames.length : within ? 0.5 : 0);
}

async function wordsOf(response: Response): Promise<string> {
  const body: { error?: { message?: string } } | null = await response.json().catch(() => null);
  return body?.error?.message ?? `The search failed (${response.status}).`;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
