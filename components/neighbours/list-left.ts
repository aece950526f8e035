'use client';

import { useSyncExternalStore } from 'react';

/** Where the lists that records were opened from are kept, in this tab, until the session ends. */
export const OPENED_FROM = 'opened-from';

let left: string | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Gives the breadcrumbs the address of the list that the record on the screen was opened from. */
export function setListLeft(list: string | null): void {
  left = list;
  for (const listener of listeners) listener();
}

/** An address as its list was left: with search, filters and page. */
export function useListLeft(): (href: string) => string {
  const list = useSyncExternalStore(
    subscribe,
    () => left,
    () => null,
  );
  return (href) => (list?.split('?', 1)[0] === href ? list : href);
}
