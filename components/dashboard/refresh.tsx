'use client';

import { useGo } from '@/components/old-lazy/use-go';

/** Fetches all figures again; without scripting a link to the same page. */
export function Refresh({ href }: { href: string }) {
  const [{ refresh }, waiting] = useGo();
  return (
    <a
      href={href}
      aria-disabled={waiting || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!waiting) refresh();
      }}
      className="text-foreground print:hidden"
    >
      Refresh
    </a>
  );
}
