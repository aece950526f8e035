'use client';

import { shortUid } from '@/lib/format/uid';
import { CellLink } from './cell-link';
import { CopyButton } from './copy-button';
import styles from './uid.module.css';

type Props = {
  value: string;
  /** The noun that follows “Copy” in the button's label. */
  what: string;
  href?: string | null | undefined;
  isOfRow?: boolean;
};

export function Uid(props: Pick<Props, 'value' | 'what'>) {
  return (
    <span className={styles.uid}>
      <UidCell {...props} />
    </span>
  );
}

export function UidCell({ value, what, href, isOfRow = false }: Props) {
  const look = { className: styles.short, title: value, children: shortUid(value) };
  return (
    <>
      {href ? <CellLink href={href} isOfRow={isOfRow} {...look} /> : <span {...look} />}
      <CopyButton value={value} label={what} />
    </>
  );
}

export function FullUid({ value, what }: { value: string; what: string }) {
  return (
    <span className="flex items-center gap-1 font-mono text-xs">
      <span className="min-w-0 break-all">{value}</span>
      <CopyButton value={value} label={what} />
    </span>
  );
}
