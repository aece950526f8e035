import Link from 'next/link';
import type { ReactNode } from 'react';

export function SubjectLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
    >
      {children}
    </Link>
  );
}
