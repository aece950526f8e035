import { useRouter } from 'next/navigation';
import { useMemo, useTransition } from 'react';
import { warnOffline } from '@/components/feedback/offline';

type Options = { scroll?: boolean };

/** What opens and refreshes pages, and whether one is awaited. Offline it opens none, says so and returns false. */
export function useGo() {
  const router = useRouter();
  const [isWaiting, startTransition] = useTransition();
  const go = useMemo(() => {
    const ask = (navigate: () => void) => {
      if (warnOffline()) return false;
      startTransition(navigate);
      return true;
    };
    const open = (how: 'push' | 'replace') => (href: string, options?: Options) =>
      ask(() => router[how](href, options));
    return { push: open('push'), replace: open('replace'), refresh: () => ask(() => router.refresh()) };
  }, [router]);
  return [go, isWaiting] as const;
}
