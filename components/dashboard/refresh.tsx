'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

/** Fetches all figures again; without scripting a link to the same page. */
export function Refresh({ href }: { href: string }) {
  const router = useRouter();
  const [waiting, startTransition] = useTransition();
  return (
    <a
      href={href}
      aria-disabled={waiting || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!waiting) startTransition(() => router.refresh());
      }}
      className="text-foreground print:hidden"
    >
      Refresh
    </a>
  );
}
