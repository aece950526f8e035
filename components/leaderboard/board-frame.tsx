import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import styles from './leaderboard.module.css';

/** Around a table of leaderboard columns: on small screens a row is position, name and score, then the rest. */
export function BoardFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx(styles.board, className)}>{children}</div>;
}
