import { useMemo, useSyncExternalStore } from 'react';
import { showToast } from '@/components/feedback/toast';
import { VIEWS_KEY } from '@/lib/format/account-tag';
import type { View } from '@/lib/list/views/view';
import { readViewsText, viewsText } from '@/lib/list/views/views-text';

/** The views of this account in this browser, of all lists, as the page and other tabs leave them. */
export function useViews(account: string) {
  const key = VIEWS_KEY + account;
  const text = useSyncExternalStore(subscribe, () => read(key), onServer);
  const views = useMemo(() => readViewsText(text), [text]);

  /** Keeps these instead. @returns whether that succeeded; if not, a toast says why */
  const keep = (next: readonly View[]): boolean => {
    try {
      localStorage.setItem(key, viewsText(next));
    } catch {
      return refuse('This browser has no room for them, or keeps nothing.');
    }
    // Browsers tell other tabs only.
    dispatchEvent(new StorageEvent('storage', { key }));
    return true;
  };
  return { views, keep };
}

const onServer = () => '';

function subscribe(changed: () => void): () => void {
  // biome-ignore lint/plugin: the storage is the store that this subscribes to
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function refuse(description: string): false {
  showToast({ title: 'The views could not be kept', description, variant: 'destructive' });
  return false;
}
