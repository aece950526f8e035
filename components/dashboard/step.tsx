import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

/** To the period before or after; null: there is none. */
export function Step({ href, label, children }: { href: string | null; label: string; children: ReactNode }) {
  const look = {
    className: buttonVariants({ variant: 'ghost', size: 'icon-sm' }),
    'aria-label': label,
    'data-tip': label,
  };
  if (href === null) {
    return (
      <a role="link" aria-disabled="true" {...look}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} prefetch={false} scroll={false} {...look}>
      {children}
    </Link>
  );
}
