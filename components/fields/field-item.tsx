import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import styles from './field-item.module.css';

export function FieldItem({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx(styles.item, className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
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
