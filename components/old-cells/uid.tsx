'use client';

import { GroupLink } from '@/components/old-lazy/tab-stop';
import { shortUid } from '@/lib/format/uid';
import { CopyButton } from './copy-button';
import styles from './uid.module.css';

type Props = {
  value: string;
  /** What it identifies, after “Copy”. */
  what: string;
  /** The row's record, or what there is of it. */
  href?: string | undefined;
  whole?: boolean;
};

/** An id with a button that copies it. Unless it is shown whole: its two ends; title and copy have all of it, and paper outside of tables. */
export function Uid({ value, what, href, whole = false }: Props) {
  const copy = <CopyButton value={value} label={what} />;
  if (whole) {
    return (
      <span className="flex items-center gap-1 font-mono text-xs">
        <span className="min-w-0 break-all">{value}</span>
        {copy}
      </span>
    );
  }
  const short = shortUid(value);
  return (
    <span className={styles.uid}>
      {href ? (
        <GroupLink href={href} title={value} data-row-link="">
          {short}
        </GroupLink>
      ) : (
        <span title={value}>{short}</span>
      )}
      {copy}
    </span>
  );
}
