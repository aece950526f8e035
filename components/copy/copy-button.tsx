'use client';

import styles from './copy-button.module.css';
import { copyText } from './copy-text';

// Lucide's “copy” as one path. A constant element: React skips it on every page change.
const icon = (
  <svg aria-hidden="true" className="lucide" viewBox="0 0 24 24">
    <path d="M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2" />
  </svg>
);

/** Copies a value. `label` completes “Copy …”. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  return (
    <button type="button" aria-label={`Copy ${label}`} onClick={() => copyText(value)} className={styles.button}>
      {icon}
    </button>
  );
}
