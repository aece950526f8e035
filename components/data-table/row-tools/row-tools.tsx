'use client';

import { cx } from 'class-variance-authority';
import { PEEK_FORM, PEEK_KEY } from '@/lib/list/peek-address';
import styles from './row-tools.module.css';

// A constant element: React skips it on every page change.
const icon = (
  <svg aria-hidden="true" className="lucide size-4">
    <use href="#peek-icon" />
  </svg>
);

/**
 * The tools at the end of a row, drawn over its last cell: shown while pointer or focus are in the row, by touch always.
 * `name` is that of the row's record.
 */
export function RowTools({ uid, name }: { uid: string; name: string }) {
  return (
    <span className={cx(styles.tools, 'max-sm:items-end print:hidden')}>
      <span>
        <button type="submit" form={PEEK_FORM} name={PEEK_KEY} value={uid} aria-label={`Peek at ${name}`}>
          {icon}
        </button>
      </span>
    </span>
  );
}
