'use client';

import { createContext, use } from 'react';

const IsTabStop = createContext(true);

export const RowTabStop = IsTabStop.Provider;

/** -1 where Tab passes the row by. */
export function useTabIndex(reachable?: number): number | undefined {
  return use(IsTabStop) ? reachable : -1;
}
