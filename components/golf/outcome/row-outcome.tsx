import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import styles from './row-outcome.module.css';

type Props = {
  /** All of it, where six lines cut it. */
  title: string;
  tone?: 'muted' | 'marked' | undefined;
  /** Whether it ends the row: on small screens the row's tools stand beside it. */
  last?: boolean;
  children: ReactNode;
};

const TONES = { muted: 'text-muted-foreground', marked: 'text-warning' };

/** Who won, in a row of a list: names wrap before they are cut, on up to six lines; on paper they stand whole. */
export function RowOutcome({ title, tone, last = false, children }: Props) {
  return (
    <span
      title={title}
      className={cx('wrapped', styles.outcome, last && 'max-sm:mr-[max(0px,var(--tools)-1rem)]', tone && TONES[tone])}
    >
      {children}
    </span>
  );
}
