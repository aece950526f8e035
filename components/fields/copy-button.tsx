'use client';

import styles from './copy-button.module.css';
import { copyText } from './copy-text';
import { useTabIndex } from './row-tab-stop';

export function CopyButton({ value, label }: { value: string; label: string }) {
  return (
    <button
      type="button"
      tabIndex={useTabIndex()}
      aria-label={`Copy ${label}`}
      onClick={() => copyText(value)}
      className={`${styles.button} copy-icon`}
    />
  );
}
