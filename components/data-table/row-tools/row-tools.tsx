'use client';

import { cx } from 'class-variance-authority';
import { shortUid } from '@/lib/format/uid';
import { PEEK_FORM, PEEK_KEY } from '@/lib/list/peek-address';
import styles from './row-tools.module.css';

// A constant element: React skips it on every page change.
const icon = (
  <svg aria-hidden="true" className="lucide size-4">
    <use href="#peek-icon" />
  </svg>
);

const dots = (
  <svg aria-hidden="true" className="lucide size-4">
    <use href="#row-menu-icon" />
  </svg>
);

/**
 * The tools at the end of a row, drawn over its last cell: shown while pointer or focus are in the row, by touch always.
 * `name` is that of the row's record; without one there is no peek.
 */
export function RowTools({ uid, name }: { uid: string; name?: string | undefined }) {
  return (
    <span data-slot="row-tools" className={cx(styles.tools, 'max-sm:items-end print:hidden')}>
      <span>
        {name && (
          <button type="submit" form={PEEK_FORM} name={PEEK_KEY} value={uid} aria-label={`Peek at ${name}`}>
            {icon}
          </button>
        )}
        <button
          type="button"
          data-row-menu=""
          aria-haspopup="menu"
          aria-label={`Menu of ${name ?? shortUid(uid)}`}
          className="noscript:hidden"
        >
          {dots}
        </button>
      </span>
    </span>
  );
}
