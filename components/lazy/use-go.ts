import { useRouter } from 'next/navigation';
import { useMemo, useTransition } from 'react';
import { awaitAddress } from './awaited';

type Options = { scroll?: boolean };

export type Go = {
  push: (href: string, options?: Options) => void;
  replace: (href: string, options?: Options) => void;
  refresh: () => void;
};

export function useGo(): [Go, isWaiting: boolean] {
  const router = useRouter();
  const [isWaiting, startTransition] = useTransition();
  const go = useMemo<Go>(() => {
    const open = (how: 'push' | 'replace') => (href: string, options?: Options) => {
      awaitAddress(href);
      startTransition(() => router[how](href, options));
    };
    return { push: open('push'), replace: open('replace'), refresh: () => startTransition(() => router.refresh()) };
  }, [router]);
  return [go, isWaiting];
}
