import { useRouter } from 'next/navigation';
import { useMemo, useTransition } from 'react';
import { awaitAddress } from './awaited';

type Options = { scroll?: boolean };

export function useGo() {
  const router = useRouter();
  const [isWaiting, startTransition] = useTransition();
  const go = useMemo(() => {
    const open = (how: 'push' | 'replace') => (href: string, options?: Options) => {
      awaitAddress(href);
      startTransition(() => router[how](href, options));
    };
    return { push: open('push'), replace: open('replace'), refresh: () => startTransition(() => router.refresh()) };
  }, [router]);
  return [go, isWaiting] as const;
}
