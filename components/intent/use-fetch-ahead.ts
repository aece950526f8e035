import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { savesData } from './saves-data';

type PrefetchKind = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>['kind'];
/** With its data. */
const FULL = 'full' as PrefetchKind;

/**
 * Fetches a page that somebody is about to open. Next fetches none twice within five minutes, and at most four at a time.
 */
export function useFetchAhead(): (href: string) => void {
  const { prefetch } = useRouter();
  return useCallback(
    (href) => {
      if (!savesData()) prefetch(href, { kind: FULL });
    },
    [prefetch],
  );
}
