'use client';

import { copyText } from './copy-text';

// A constant element: React skips it on every page change.
const icon = (
  <svg aria-hidden="true" className="lucide size-3.5">
    <use href="#copy-icon" />
  </svg>
);

/** Copies a value. `label` completes “Copy …”. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  return (
    <button
      type="button"
      aria-label={`Copy ${label}`}
      onClick={() => copyText(value)}
      className="relative grid size-6 shrink-0 place-items-center rounded-sm text-muted-foreground transition-colors duration-120 hover:bg-accent hover:text-foreground focus-visible:-outline-offset-2 coarse:after:absolute coarse:after:-inset-2.5 print:hidden"
    >
      {icon}
    </button>
  );
}
