'use client';

import { cx } from 'class-variance-authority';
import { shortUid } from '@/lib/format/uid';
import { PEEK_FORM, PEEK_KEY } from '@/lib/list/peek-address';
import styles from './row-tools.module.css';

// Lucide's “panel-right” and “ellipsis” as one path each. Constant elements: React skips them on every page change.
const icon = (
  <svg aria-hidden="true" className="lucide" viewBox="0 0 24 24">
    <path d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM15 3v18" />
  </svg>
);

const dots = (
  <svg aria-hidden="true" className="lucide stroke-3" viewBox="0 0 24 24">
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
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
