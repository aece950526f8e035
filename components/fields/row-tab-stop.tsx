'use client';

import { createContext, use } from 'react';

const IsTabStop = createContext(true);

/** Around the cells of a row: whether Tab reaches the links and buttons in it. */
export const RowTabStop = IsTabStop.Provider;

/**
 * The tabindex of a link or button in a cell: -1 where Tab passes its row by.
 * @param reachable the tabindex otherwise
 */
export function useTabIndex(reachable?: number): number | undefined {
  return use(IsTabStop) ? reachable : -1;
}
