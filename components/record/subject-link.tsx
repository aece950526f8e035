import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';

export function SubjectLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
    >
      {children}
    </Link>
  );
}
