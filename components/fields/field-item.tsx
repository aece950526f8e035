import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';

export function FieldItem({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', className)}>
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

export function Unit({ children }: { children: string }) {
  return <span className="text-xs font-normal text-muted-foreground">{` ${children}`}</span>;
}

export function FieldLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="rounded-sm underline underline-offset-3">
      {children}
    </Link>
  );
}
