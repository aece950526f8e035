'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** The row of chips. A chip that is removed loses the focus with it: the Filters button gets it. */
export function ChipRow({ children }: { children: ReactNode }) {
  const clicked = useRef(false);

  useEffect(() => {
    if (!clicked.current || document.activeElement !== document.body) return;
    clicked.current = false;
    focusFilters();
  });
  // The last chip removes the row too.
  useLayoutEffect(
    () => () => {
      if (clicked.current) focusFilters();
    },
    [],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked
    <div
      className="flex shrink-0 flex-wrap items-center gap-2 px-6 pb-3.5 max-sm:px-4"
      onClick={() => {
        clicked.current = true;
      }}
    >
      {children}
    </div>
  );
}

function focusFilters(): void {
  document.querySelector<HTMLElement>('[popovertarget=filters]')?.focus();
}
