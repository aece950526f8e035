'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Whole = createContext(false);

/** Whether a page is for browsers without scripting: then its HTML has what other pages draw when it is reached for. */
export function WholePage({ whole, children }: { whole: boolean; children: ReactNode }) {
  return <Whole value={whole}>{children}</Whole>;
}

export const useWholePage = () => useContext(Whole);
