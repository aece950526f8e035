'use client';

import useSWRSubscription from 'swr/subscription';
import { Link } from '@/components/navigation/link';
import { usePending } from '@/components/navigation/navigation';
import { textLink } from '@/components/ui/text-link';
import { FetchFailed, fetchJson } from '@/lib/fetch-json';
import { routes } from '@/lib/routes';
import type { Hit } from '@/lib/search/search-result';

type Answer = { hits: readonly Hit[] } | { failure: string };

/** Offers names that are similar to the search of a list. Leaving the list cancels the request. */
export function SimilarNames({ listHref }: { listHref: string }) {
  const isLeaving = usePending() !== null;
  const { data } = useSWRSubscription(isLeaving ? null : routes.similar(listHref), subscribe);
  return (
    <div role="status" className="flex flex-wrap items-baseline justify-center gap-x-1">
      {data && 'failure' in data && (
        <p className="text-warning">{`Could not look for similar names: ${data.failure}.`}</p>
      )}
      {data && 'hits' in data && data.hits.length > 0 && (
        <>
          <span>Similar:</span>
          <ul>
            {data.hits.map(({ uid, href, title, facts }, index) => (
              <li key={uid} className="inline">
                <Link href={href} title={facts.join(' · ')} className={textLink}>
                  <bdi>{title}</bdi>
                </Link>
                {index < data.hits.length - 1 && ', '}
              </li>
            ))}
          </ul>
        </>
      )}
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
