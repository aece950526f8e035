'use client';

import { usePending } from './navigation';
import styles from './progress-bar.module.css';

/** Says that a page is on its way, 200 ms after the click; CSS keeps it out of sight until then. */
export function ProgressBar() {
  return usePending() && <div role="progressbar" aria-label="Loading the page" className={styles.bar} />;
}
