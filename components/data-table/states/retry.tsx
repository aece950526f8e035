'use client';

import { RotateCw } from 'lucide-react';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';

/** Requests the same page again; a link to it without scripting. */
export function Retry({ href }: { href: string }) {
  const { refresh, waiting } = useListNavigation();
  return (
    <a
      href={href}
      aria-disabled={waiting || undefined}
      onClick={(event) => {
        event.preventDefault();
        refresh();
      }}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <RotateCw aria-hidden />
      Retry
    </a>
  );
}
