'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { showToast } from '@/components/ui/toast';
import { type ColumnLayout, DEFAULT_LAYOUT, serializeLayout, soundLayout } from '@/lib/list/column-layout';

type Navigation = {
  /** True while other rows are on their way for longer than a moment: a quick answer changes nothing before it comes. */
  waiting: boolean;
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** The same, unless rows are on their way already. */
  follow: (href: string) => void;
  prefetch: (href: string) => void;
  refresh: () => void;
  columns: readonly ColumnName[];
  layout: ColumnLayout;
  /** Keeps another layout of the columns; null where they stay as declared. */
  setLayout: ((layout: ColumnLayout) => void) | null;
};

type ColumnName = { id: string; header: string };

const Context = createContext<Navigation | null>(null);

type Props = {
  /** Names the cookie that keeps the layout of the columns; without it they stay as declared. */
  name?: string;
  columns?: readonly ColumnName[];
  layout?: ColumnLayout;
  children: ReactNode;
};

const MOMENT_MS = 150;
const YEAR_SECONDS = 31_536_000;
const NO_COLUMNS: readonly ColumnName[] = [];

/** What the parts of one list share in the browser: moving between its addresses, and the layout of its columns. */
export function ListNavigation({ name, columns = NO_COLUMNS, layout: initial = DEFAULT_LAYOUT, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [slow, setSlow] = useState(false);
  const waiting = pending && slow;
  const [layout, showLayout] = useState(initial);

  // Not a dependency of what the parts read: none of them is drawn again while the answer is on its way.
  const asked = useRef(false);
  useEffect(() => {
    asked.current = pending;
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), MOMENT_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);

  const prefetch = useCallback((href: string) => router.prefetch(href, { kind: FULL }), [router]);

  const value = useMemo<Navigation>(() => {
    const ask = (go: () => void) => {
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
      navigate: (href, options) =>
        ask(() => (options?.replace ? router.replace : router.push)(href, { scroll: false })),
      follow: (href) => {
        if (!asked.current) ask(() => router.push(href, { scroll: false }));
      },
      prefetch,
      refresh: () => {
        if (!asked.current) ask(() => router.refresh());
      },
      columns,
      layout,
      setLayout:
        name === undefined
          ? null
          : (next) => {
              const sound = soundLayout(
                next,
                columns.map(({ id }) => id),
              );
              const kept = serializeLayout(sound);
              document.cookie = `columns-${name}=${kept}; path=/; max-age=${kept ? YEAR_SECONDS : 0}; samesite=lax`;
              showLayout(sound);
            },
    };
  }, [waiting, columns, layout, name, router, prefetch]);
  return (
    <Context value={value}>
      <div className="list-screen">{children}</div>
    </Context>
  );
}

type PrefetchKind = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>['kind'];
const FULL = 'full' as PrefetchKind;

export function useListNavigation(): Navigation {
  const value = useContext(Context);
  if (!value) throw new Error('A part of a list stands outside <ListNavigation>');
  return value;
}
