'use client';

import { RotateCw } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { useListNavigation } from './list-navigation';

/** Asks again for the same page; without scripting it is a link to it. */
export function Retry({ href }: { href: string }) {
  const { refresh, pending } = useListNavigation();
  return (
    <a
      href={href}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!pending) refresh();
      }}
      className={buttonClass()}
    >
      <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
      Retry
    </a>
  );
}
