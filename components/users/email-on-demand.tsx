'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { CopyButton } from '@/components/copy/copy-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { fetchJson } from '@/lib/fetch-json';

const SHOWN_MS = 60_000;

const fetchEmail = async (url: string) => (await fetchJson<{ email: string }>(url)).email;

/** An e-mail address that is fetched on request, and hidden again after a minute. */
export function EmailOnDemand({ url }: { url: string }) {
  const [wanted, setWanted] = useState(false);
  const { data, error, isLoading, mutate } = useSWR<string, Error>(wanted ? url : null, fetchEmail, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });

  useEffect(() => {
    if (!data || !wanted) return;
    const timer = setTimeout(() => {
      setWanted(false);
      void mutate(undefined, { revalidate: false });
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [data, wanted, mutate]);

  if (wanted && data) {
    return (
      <span className="flex min-h-7 min-w-0 items-center gap-1.5 coarse:min-h-11">
        <span className="truncate" title={data}>
          {data}
        </span>
        <CopyButton value={data} label="e-mail" />
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className={buttonVariants({ variant: 'outline', size: 'xs' })}
        onClick={() => (error ? void mutate() : setWanted(true))}
        disabled={isLoading}
      >
        {isLoading ? 'Loading...' : error ? 'Retry' : 'Show e-mail'}
      </button>
      {error && (
        <span role="alert" className="text-xs text-destructive">
          Could not load: {error.message}
        </span>
      )}
    </span>
  );
}
