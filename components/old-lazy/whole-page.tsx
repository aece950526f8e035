'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';

const Whole = createContext(false);

/** Whether a page is for browsers without scripting: then its HTML has what other pages draw when it is reached for. */
export function WholePage({ whole, children }: { whole: boolean; children: ReactNode }) {
  return <Whole value={whole}>{children}</Whole>;
}

export const useWholePage = () => useContext(Whole);

/**
 * Whether to draw what a `details` or popover holds: on a whole page, and once it was opened.
 * @returns `box`: the ref of that element; `reach` draws it
 */
export function useReached<Box extends HTMLElement>() {
  const whole = useWholePage();
  const [reached, setReached] = useState(false);
  const box = useRef<Box>(null);
  // It may have been opened before this script ran.
  useEffect(() => {
    if (box.current?.matches(':is([open], :popover-open)')) setReached(true);
  }, []);
  return { box, isReached: whole || reached, reach: () => setReached(true) };
}
