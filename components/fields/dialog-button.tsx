'use client';

import type { ComponentProps } from 'react';
import styles from './dialog-button.module.css';
import { useTabIndex } from './row-tab-stop';

export function DialogButton({ children, ...props }: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" tabIndex={useTabIndex()} aria-haspopup="dialog" className={styles.button} {...props}>
      {children}
    </button>
  );
}
