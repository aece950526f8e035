'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useEffect, useMemo, useState, useTransition } from 'react';
import { warnOffline } from '@/components/feedback/offline';
import { announceReload } from './reloads';

type Options = { scroll?: boolean };

type Navigate = {
  /** When the browser is offline, shows a toast and returns false. */
  push: (href: string, options?: Options) => boolean;
  replace: (href: string, options?: Options) => boolean;
  refresh: () => boolean;
  /** Refreshes the screen, including what it has fetched in the browser. */
  reload: () => boolean;
};

type Pending = { href: string } | null;

const byBrowser: Navigate = {
  push: (href) => leaveTo(href),
  replace: (href) => leaveTo(href),
  refresh: () => leaveTo(location.href),
  reload: () => leaveTo(location.href),
};

function leaveTo(href: string): true {
  location.assign(href);
  return true;
}

const NavigateContext = createContext<Navigate>(byBrowser);
const PendingContext = createContext<Pending>(null);
const SlowContext = createContext(false);

/** After this time, a pending navigation shows that it is loading. */
const SLOW_AFTER_MS = 150;
/** After this time the browser loads the page itself, because after a failed prefetch the router may wait for ever. */
const GIVE_UP_MS = 15_000;

export function NavigationProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [href, setHref] = useState('');
  const [isSlow, setSlow] = useState(false);

  const navigate = useMemo<Navigate>(() => {
    const start = (target: string, change: () => void) => {
      if (warnOffline()) return false;
      setHref(target);
      startTransition(change);
      return true;
    };
    const refresh = () => start(location.pathname + location.search, () => router.refresh());
    return {
      push: (target, options) => start(target, () => router.push(target, options)),
      replace: (target, options) => start(target, () => router.replace(target, options)),
      refresh,
      reload: () => {
        announceReload();
        return refresh();
      },
    };
  }, [router]);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => location.assign(href), GIVE_UP_MS);
    return () => clearTimeout(timer);
  }, [isPending, href]);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  const pending = useMemo(() => (isPending ? { href } : null), [isPending, href]);
  return (
    <NavigateContext value={navigate}>
      <PendingContext value={pending}>
        <SlowContext value={isSlow}>{children}</SlowContext>
      </PendingContext>
    </NavigateContext>
  );
}

/** The current screen stays visible until the next one is ready. */
export function useNavigate(): Navigate {
  return use(NavigateContext);
}

/** The URL of the pending navigation; null if there is none. */
export function usePending(): Pending {
  return use(PendingContext);
}

/** True once a navigation has been pending for SLOW_AFTER_MS. */
export function useSlowPending(): boolean {
  return use(SlowContext);
}
