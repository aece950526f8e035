import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type FetchFailed, fetchJson } from '@/lib/fetch-json';

const FRESH_MS = 300_000;
const KEPT_MS = 3_600_000;

const lastUses = new Map<string, object>();

/** Keeps a response for an hour after its last use, and fetches it again if it is older than five minutes when used. */
export function useFetched<Answer extends object>(url: string | null) {
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (url === null) return;
    const use = {};
    lastUses.set(url, use);
    return () => {
      setTimeout(() => {
        if (lastUses.get(url) !== use) return;
        lastUses.delete(url);
        cache.delete(url);
      }, KEPT_MS);
    };
  }, [url, cache]);
  return useSWR<Answer, FetchFailed>(url, fetchJson<Answer>, { dedupingInterval: FRESH_MS, shouldRetryOnError: false });
}
