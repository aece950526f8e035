import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import styles from './field-item.module.css';

type Props = {
  label: string;
  /** Explains the value, below it. */
  meaning?: string | undefined;
  className?: string;
  children: ReactNode;
};

export function FieldItem({ label, meaning, className, children }: Props) {
  return (
    <div className={cx(styles.item, meaning && 'col-span-2', className)}>
      <dt>{label}</dt>
      <dd>
        {children}
        {meaning && <FieldMeaning>{meaning}</FieldMeaning>}
      </dd>
    </div>
  );
}

export function FieldMeaning({ children }: { children: string }) {
  return <p className="mt-0.5 text-xs text-pretty text-muted-foreground">{children}</p>;
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
