'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useNavigate } from '@/components/navigation/navigation';
import { fetchOrFailure } from '@/lib/fetch-json';

const EVERY_MS = 15_000;
const TICK_MS = 5_000;

type Props = {
  url: string;
  fingerprint: string;
  drawnAt: number;
  everyMs?: number;
};

/** Returns failures instead of throwing them, because after an error SWR would delay the next checks. */
const check = fetchOrFailure<{ fingerprint: string }>;

/** Checks for changes every 15 s while the page is visible. */
export function AutoRefresh({ url, fingerprint, drawnAt, everyMs = EVERY_MS }: Props) {
  const { refresh } = useNavigate();
  const [checkedAt, setCheckedAt] = useState(drawnAt);
  // True if the browser has restored an old page from its cache.
  const [isRestored] = useState(() => Date.now() - drawnAt > everyMs);
  const { data } = useSWR(url, check, {
    refreshInterval: everyMs,
    dedupingInterval: everyMs / 2,
    revalidateOnMount: isRestored,
    // Not in an effect, which would compare the old response with the refreshed screen and could refresh again.
    onSuccess: (answer) => {
      if ('failure' in answer) return;
      setCheckedAt(Date.now());
      if (answer.fingerprint !== fingerprint) refresh();
    },
  });
  return (
    <p
      aria-live="off"
      className="min-w-30 text-right text-xs leading-5 text-muted-foreground max-sm:text-left noscript:hidden"
    >
      {data && 'failure' in data ? (
        <span role="status" className="text-warning">{`Could not refresh: ${data.failure}`}</span>
      ) : (
        <Age since={Math.max(checkedAt, drawnAt)} />
      )}
    </p>
  );
}

function Age({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  return <span>{seconds < TICK_MS / 1000 ? 'Refreshed just now' : `Refreshed ${seconds} s ago`}</span>;
}
