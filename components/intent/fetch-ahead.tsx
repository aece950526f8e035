'use client';

import { useEffect } from 'react';
import { markPrefetches } from './mark-prefetches';
import { onIntent } from './on-intent';
import { useFetchAhead } from './use-fetch-ahead';

/** Fetches the page behind every link of the app when somebody is about to follow it. */
export function FetchAhead() {
  const fetchAhead = useFetchAhead();
  useEffect(() => {
    const unmark = markPrefetches();
    const ignore = onIntent(fetchAhead);
    return () => {
      ignore();
      unmark();
    };
  }, [fetchAhead]);
  return null;
}
