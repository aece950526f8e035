import { useSyncExternalStore } from 'react';
import { openedFrom } from './opened-from';

const subscribe = () => () => undefined;

export function useListLeft(pathname: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => openedFrom(pathname)?.list ?? null,
    () => null,
  );
}
