'use client';

import { createContext, use } from 'react';

const IsTabStop = createContext(true);

export const RowTabStop = IsTabStop.Provider;

/** Returns `reachable`, or -1 in a table row that Tab skips. */
export function useTabIndex(reachable?: number): number | undefined {
  return use(IsTabStop) ? reachable : -1;
}
