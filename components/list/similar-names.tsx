'use client';

import useSWRSubscription from 'swr/subscription';
import { usePending } from '@/components/navigation/navigation';
import { FetchFailed, fetchJson } from '@/lib/fetch-json';
import { routes } from '@/lib/routes';
import type { Hit } from '@/lib/search/search-result';
import { SimilarHits } from './similar-hits';

type Answer = { hits: readonly Hit[] } | { failure: string };

/** Offers names similar to a list's search. Leaving the list cancels the request. */
export function SimilarNames({ listHref }: { listHref: string }) {
  const isLeaving = usePending() !== null;
  const { data } = useSWRSubscription(isLeaving ? null : routes.similar(listHref), subscribe);
  return (
    <div role="status" className="text-pretty">
      {data && 'failure' in data && (
        <p className="text-warning">{`Could not look for similar names: ${data.failure}.`}</p>
      )}
      {data && 'hits' in data && data.hits.length > 0 && <SimilarHits hits={data.hits} />}
    </div>
  );
}

function subscribe(url: string, { next }: { next: (error: null, answer: Answer) => void }): () => void {
  const leaving = new AbortController();
  const show = (answer: Answer) => {
    if (!leaving.signal.aborted) next(null, answer);
  };
  fetchJson<Hit[]>(url, { signal: leaving.signal }).then(
    (hits) => show({ hits }),
    (error) => {
      if (!(error instanceof FetchFailed)) throw error;
      show({ failure: error.message });
    },
  );
  return () => leaving.abort();
}
