'use client';

import { usePending } from './navigation';
import styles from './progress-bar.module.css';

/** CSS hides the bar for the first 200 ms after the click. */
export function ProgressBar() {
  return usePending() && <div role="progressbar" aria-label="Loading the page" className={styles.bar} />;
}
