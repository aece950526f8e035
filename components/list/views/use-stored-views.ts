import { useSyncExternalStore } from 'react';
import { VIEWS_KEY } from '@/lib/format/account-tag';

/** The account's views as this browser stores them; null on the server and before hydration. */
export function useStoredViews(account: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStorage(VIEWS_KEY + account),
    () => null,
  );
}

function subscribe(onChange: () => void): () => void {
  // biome-ignore lint/plugin: browser storage is the external store
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function readStorage(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
