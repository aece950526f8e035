import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { savesData } from '@/components/navigation/saves-data';

type PrefetchKind = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>['kind'];
/** With its data. The router's type is an enum that it does not export; this fails to compile without such a kind. */
const FULL = 'full' satisfies `${PrefetchKind}` as PrefetchKind;

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
