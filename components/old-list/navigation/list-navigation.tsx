'use client';

import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useFetchAhead } from '@/components/old-lazy/use-fetch-ahead';
import { useGo } from '@/components/old-lazy/use-go';

type Navigation = {
  /** True once a request has been pending for 150 ms: a quick response shows no placeholders. */
  waiting: boolean;
  /** False if it did not, since the browser is offline. */
  navigate: (href: string, options?: { replace?: boolean }) => boolean;
  /** Navigates unless a request is pending. */
  follow: (href: string) => void;
  prefetch: (href: string) => void;
  refresh: () => void;
  isPending: () => boolean;
  /** The address that was asked for last. */
  asked: RefObject<string>;
  /** The button of the filters: the focus goes there when a chip leaves with it. */
  filtersButton: RefObject<HTMLButtonElement | null>;
};

const Context = createContext<Navigation | null>(null);

const PLACEHOLDER_DELAY_MS = 150;

export function ListNavigation({ children }: { children: ReactNode }) {
  const [go, pending] = useGo();
  const [slow, setSlow] = useState(false);
  const waiting = pending && slow;

  // A ref, so that a pending request does not render the parts of the list again.
  const requested = useRef(false);
  useEffect(() => {
    requested.current = pending;
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), PLACEHOLDER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  const prefetch = useFetchAhead();
  const filtersButton = useRef<HTMLButtonElement>(null);
  const asked = useRef('');

  const value = useMemo<Navigation>(() => {
    const navigate: Navigation['navigate'] = (href, options) => {
      const isAsked = (options?.replace ? go.replace : go.push)(href, { scroll: false });
      if (isAsked) asked.current = href;
      return isAsked;
    };
    return {
      waiting,
      navigate,
      follow: (href) => {
        if (!requested.current) navigate(href);
      },
      prefetch,
      isPending: () => requested.current,
      asked,
      filtersButton,
      refresh: () => {
        if (!requested.current) go.refresh();
      },
    };
  }, [waiting, go, prefetch]);
  return (
    <Context value={value}>
      <div className="[main>&]:flex [main>&]:max-h-[max(100dvh-48px,30rem)] [main>&]:flex-col">{children}</div>
    </Context>
  );
}

export function useListNavigation(): Navigation {
  const value = useContext(Context);
  if (!value) throw new Error('Outside of <ListNavigation>');
  return value;
}
