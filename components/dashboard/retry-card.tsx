'use client';

import { RotateCw } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { useNavigate, usePending } from '@/components/navigation/navigation';
import { buttonVariants } from '@/components/ui/button-variants';

const BoxContext = createContext<RefObject<HTMLDivElement | null>>({ current: null });

/** A dashboard card, which gets the focus when its Retry link has loaded the data. */
export function CardBox({ className, children }: { className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className={`focus-visible:-outline-offset-2 ${className}`}>
      <BoxContext value={box}>{children}</BoxContext>
    </div>
  );
}

export function RetryCard({ href, what }: { href: string; what: string }) {
  const { refresh } = useNavigate();
  const isPending = usePending() !== null;
  const box = use(BoxContext);
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const { current } = link;
    return () => {
      if (document.activeElement === current) box.current?.focus();
    };
  }, [box]);
  return (
    <a
      ref={link}
      href={href}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isPending) refresh();
      }}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-2' })}
    >
      <RotateCw aria-hidden />
      Retry<span className="sr-only">{` ${what}`}</span>
    </a>
  );
}
