'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useTransition } from 'react';
import { showToast } from '@/components/ui/toast';

type Navigation = {
  /** True from asking for other rows until they are there. */
  pending: boolean;
  navigate: (href: string, options?: { replace?: boolean }) => void;
  prefetch: (href: string) => void;
  refresh: () => void;
  columns: readonly ColumnName[];
  hidden: ReadonlySet<string>;
  setHidden: (id: string, hide: boolean) => void;
};

type ColumnName = { id: string; header: string };

const Context = createContext<Navigation | null>(null);

type Props = {
  /** Names the cookie that keeps the choice of columns. */
  name: string;
  columns: readonly ColumnName[];
  hidden: readonly string[];
  children: ReactNode;
};

const YEAR_SECONDS = 31_536_000;

/** What the parts of one list share in the browser: moving between its addresses, and which columns are shown. */
export function ListNavigation({ name, columns, hidden: initial, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [hidden, setHiddenIds] = useState<ReadonlySet<string>>(() => new Set(initial));

  const whenOnline = useCallback((go: () => void) => {
    if (navigator.onLine) startTransition(go);
    else
      showToast({
        title: 'You are offline',
        description: 'Try again when the connection is back.',
        variant: 'destructive',
      });
  }, []);

  const value = useMemo<Navigation>(
    () => ({
      pending,
      navigate: (href, options) =>
        whenOnline(() => (options?.replace ? router.replace : router.push)(href, { scroll: false })),
      prefetch: (href) => router.prefetch(href, { kind: FULL }),
      refresh: () => whenOnline(() => router.refresh()),
      columns,
      hidden,
      setHidden: (id, hide) => {
        const next = new Set(hidden);
        if (hide) next.add(id);
        else next.delete(id);
        document.cookie = `columns-${name}=${[...next].join('.')}; path=/; max-age=${next.size ? YEAR_SECONDS : 0}; samesite=lax`;
        setHiddenIds(next);
      },
    }),
    [pending, columns, hidden, name, router, whenOnline],
  );
  return <Context value={value}>{children}</Context>;
}

type PrefetchKind = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>['kind'];
const FULL = 'full' as PrefetchKind;

export function useListNavigation(): Navigation {
  const value = useContext(Context);
  if (!value) throw new Error('A part of a list stands outside <ListNavigation>');
  return value;
}
