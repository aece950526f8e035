import { useRouter } from 'next/navigation';
import { useMemo, useSyncExternalStore } from 'react';
import { showToast } from '@/components/feedback/toast';
import { VIEWS_KEY } from '@/lib/format/account-tag';
import { choiceCookie } from '@/lib/format/host-cookie';
import { defaultsText } from '@/lib/list/views/default-views';
import type { View } from '@/lib/list/views/view';
import { readViewsText, viewsText } from '@/lib/list/views/views-text';

/** The views of this account in this browser, of all lists, as the page and other tabs leave them. */
export function useViews(account: string) {
  const router = useRouter();
  const key = VIEWS_KEY + account;
  const text = useSyncExternalStore(subscribe, () => read(key), onServer);
  const views = useMemo(() => readViewsText(text), [text]);

  /** Keeps these instead. @returns whether that succeeded; if not, a toast says why */
  const keep = (next: readonly View[]): boolean => {
    const defaults = defaultsText(next);
    if (defaults === null) return refuse('The default views are too long together: make one of them shorter.');
    try {
      localStorage.setItem(key, viewsText(next));
    } catch {
      return refuse('This browser has no room for them, or keeps nothing.');
    }
    document.cookie = choiceCookie(key, defaults, { isHttps: location.protocol === 'https:' });
    // Browsers tell other tabs only.
    dispatchEvent(new StorageEvent('storage', { key }));
    // The server draws the links of the menu with the default views.
    if (defaults !== defaultsText(views)) router.refresh();
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
