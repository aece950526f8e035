'use client';

import styles from './copy-button.module.css';
import { copyText } from './copy-text';

// A constant element: React skips it on every page change.
const icon = (
  <svg aria-hidden="true" className="lucide">
    <use href="#copy-icon" />
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
