'use client';

import { GroupButton } from '@/components/old-lazy/tab-stop';
import styles from './copy-button.module.css';
import { copyText } from './copy-text';

/** Copies a value. `label` completes “Copy …”. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  return (
    <GroupButton
      aria-label={`Copy ${label}`}
      onClick={() => copyText(value)}
      className={`${styles.button} copy-icon`}
    />
  );
}
