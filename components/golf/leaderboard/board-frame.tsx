import type { ReactNode } from 'react';
import styles from './leaderboard.module.css';

/** Around a table of leaderboard columns: on small screens a row is position, name and score, then the rest. */
export function BoardFrame({ children }: { children: ReactNode }) {
  return <div className={styles.board}>{children}</div>;
}
