'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { showToast } from '@/components/feedback/toast';
import { awaitAddress } from '@/components/intent/awaited';
import { useFetchAhead } from '@/components/intent/use-fetch-ahead';
import { choiceCookie } from '@/lib/format/host-cookie';
import { type ColumnLayout, DEFAULT_LAYOUT } from '@/lib/list/column-layout';

type Navigation = {
  /** True once a request has been pending for 150 ms: a quick response shows no placeholders. */
  waiting: boolean;
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** Navigates unless a request is pending. */
  follow: (href: string) => void;
  prefetch: (href: string) => void;
  refresh: () => void;
  columns: readonly ColumnName[];
  layout: ColumnLayout;
  /** Null where columns cannot be arranged. */
  keepLayout: KeepLayout | null;
};

/** Shows another layout of the columns and, outside of a view, saves its text in the cookie; `announcement` is for screen readers. */
export type KeepLayout = (layout: ColumnLayout, text: string, announcement: string) => void;

export type ColumnName = { id: string; header: string };

const Context = createContext<Navigation | null>(null);

type Props = {
  /** Names the cookie with the layout of the columns; without it columns cannot be arranged. */
  name?: string;
  columns?: readonly ColumnName[];
  layout?: ColumnLayout;
  /** Whether the address names the layout: another address then shows another one. */
  addressed?: boolean;
  /** Whether a view is shown: its columns are its own, and a change of them is not kept for the list. */
  viewed?: boolean;
  children: ReactNode;
};

const PLACEHOLDER_DELAY_MS = 150;
const NO_COLUMNS: readonly ColumnName[] = [];

/** Shares navigation and the layout of the columns among the parts of one list. */
export function ListNavigation({
  name,
  columns = NO_COLUMNS,
  layout: initial = DEFAULT_LAYOUT,
  addressed,
  viewed,
  children,
}: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [slow, setSlow] = useState(false);
  const waiting = pending && slow;
  const [layout, showLayout] = useState(initial);
  const [announcement, announce] = useState('');
  const address = addressed ? JSON.stringify(initial) : '';
  const [known, setKnown] = useState(address);
  if (address !== known) {
    setKnown(address);
    showLayout(initial);
  }

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

  const value = useMemo<Navigation>(() => {
    const request = (go: () => void) => {
      if (navigator.onLine) startTransition(go);
      else
        showToast({
          title: 'You are offline',
          description: 'Try again when the connection is back.',
          variant: 'destructive',
        });
    };
    return {
      waiting,
      navigate: (href, options) => {
        awaitAddress(href);
        request(() => (options?.replace ? router.replace : router.push)(href, { scroll: false }));
      },
      follow: (href) => {
        if (!requested.current) request(() => router.push(href, { scroll: false }));
      },
      prefetch,
      refresh: () => {
        if (!requested.current) request(() => router.refresh());
      },
      columns,
      layout,
      keepLayout:
        name === undefined
          ? null
          : (next, text, words) => {
              const isHttps = location.protocol === 'https:';
              if (!viewed) document.cookie = choiceCookie(`columns-${name}`, text, { isHttps });
              showLayout(next);
              announce(words);
            },
    };
  }, [waiting, columns, layout, name, viewed, router, prefetch]);
  return (
    <Context value={value}>
      <div className="[main>&]:flex [main>&]:max-h-[max(100dvh-48px,30rem)] [main>&]:flex-col">
        {children}
        {name !== undefined && (
          <p role="status" className="sr-only">
            {announcement}
          </p>
        )}
      </div>
    </Context>
  );
}

export function useListNavigation(): Navigation {
  const value = useContext(Context);
  if (!value) throw new Error('Outside of <ListNavigation>');
  return value;
}
