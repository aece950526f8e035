'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';

export function ChipRow({ children }: { children: ReactNode }) {
  const { filtersButton } = useListNavigation();
  const clicked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other chips
  useEffect(() => {
    if (!clicked.current || document.activeElement !== document.body) return;
    clicked.current = false;
    filtersButton.current?.focus();
  }, [children, filtersButton]);
  // The last chip removes the row too.
  useEffect(
    () => () => {
      if (clicked.current) filtersButton.current?.focus();
    },
    [filtersButton],
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
