'use client';

import { useNavigate, usePending } from '@/components/navigation/navigation';

export function Refresh({ href }: { href: string }) {
  const { refresh } = useNavigate();
  const isPending = usePending() !== null;
  return (
    <a
      href={href}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isPending) refresh();
      }}
      className="text-foreground print:hidden"
    >
      Refresh
    </a>
  );
}
