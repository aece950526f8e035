import { useSyncExternalStore } from 'react';
import { openedFrom } from './opened-from';

const subscribe = () => () => undefined;

/** The address of the list that the record on the screen was opened from, as it was left. */
export function useListLeft(pathname: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => openedFrom(pathname)?.list ?? null,
    () => null,
  );
}
