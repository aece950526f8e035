'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** The chips in their row. One that is taken away has the focus, and hands it to the Filters button. */
export function ChipRow({ children }: { children: ReactNode }) {
  const asked = useRef(false);

  useEffect(() => {
    if (!asked.current || document.activeElement !== document.body) return;
    asked.current = false;
    focusFilters();
  });
  // The last one takes the row with it.
  useLayoutEffect(
    () => () => {
      if (asked.current) focusFilters();
    },
    [],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <div
      className="filter-chips"
      onClick={() => {
        asked.current = true;
      }}
    >
      {children}
    </div>
  );
}

function focusFilters(): void {
  document.querySelector<HTMLElement>('.filter-button')?.focus();
}
