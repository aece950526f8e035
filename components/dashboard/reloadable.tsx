'use client';

import { RotateCw } from 'lucide-react';
import { unstable_rethrow } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useTransition } from 'react';
import { showToast } from '@/components/feedback/toast';
import { buttonVariants } from '@/components/ui/button-variants';

type Reload = { waiting: boolean; reload: () => void };

const Context = createContext<Reload>({ waiting: false, reload: () => {} });

type Props = { className: string; load: () => Promise<ReactNode>; children: ReactNode };

/** A part of the page that can be reloaded alone. The next render of the page replaces what was reloaded. */
export function Reloadable({ className, load, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [reloaded, setReloaded] = useState<{ instead: ReactNode; of: ReactNode }>();
  const [waiting, startTransition] = useTransition();
  const reload = () =>
    startTransition(async () => {
      try {
        const instead = await load();
        startTransition(() => setReloaded({ instead, of: children }));
      } catch (error) {
        unstable_rethrow(error);
        showToast({
          title: 'The app did not answer',
          description: 'Check the connection, then try again.',
          variant: 'destructive',
        });
      }
    });
  // The focused Retry button is gone with the failed card: keep the focus in its place.
  useEffect(() => {
    if (reloaded && document.activeElement === document.body) place.current?.focus();
  }, [reloaded]);
  return (
    <div ref={place} tabIndex={-1} aria-busy={waiting} className={`focus-visible:-outline-offset-2 ${className}`}>
      <Context value={{ waiting, reload }}>
        {reloaded && reloaded.of === children ? reloaded.instead : children}
      </Context>
    </div>
  );
}

/** Reloads the part around it, which every card has; without scripting a link to the whole page. */
export function RetryCard({ href, what }: { href: string; what: string }) {
  const { waiting, reload } = useContext(Context);
  return (
    <a
      href={href}
      aria-disabled={waiting || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!waiting) reload();
      }}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-2' })}
    >
      <RotateCw aria-hidden />
      Retry<span className="sr-only"> {what}</span>
    </a>
  );
}
