import { useSyncExternalStore } from 'react';
import { openedFrom } from './opened-from';

const subscribe = () => () => undefined;

/** With its query as it was left. */
export function useListLeft(pathname: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => openedFrom(pathname)?.list ?? null,
    () => null,
  );
}
