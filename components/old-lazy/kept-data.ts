import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type FetchFailed, fetchJson } from '@/lib/fetch-json';

const FRESH_MS = 300_000;
const KEPT_MS = 3_600_000;

const uses = new Map<string, object>();

/**
 * Data of our handlers that islands show: fresh for five minutes, then asked for again while the old one shows, and gone
 * an hour after its last use. A failure is not repeated: the handler's own call to the API was, once.
 */
export function useKeptData<Answer extends object>(url: string | null) {
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (url === null) return;
    const use = {};
    uses.set(url, use);
    return () => {
      setTimeout(() => {
        if (uses.get(url) !== use) return;
        uses.delete(url);
        cache.delete(url);
      }, KEPT_MS);
    };
  }, [url, cache]);
  // SWR forgets at the end of the interval that it has asked: whatever shows the data later asks again.
  return useSWR<Answer, FetchFailed>(url, fetchJson<Answer>, { dedupingInterval: FRESH_MS, shouldRetryOnError: false });
}
