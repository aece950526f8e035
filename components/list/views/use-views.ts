import { useMemo } from 'react';
import { showToast } from '@/components/feedback/toast';
import { VIEWS_KEY } from '@/lib/format/account-tag';
import type { View } from '@/lib/list/views/view';
import { readViewsText, viewsText } from '@/lib/list/views/views-text';
import { useStoredViews } from './use-stored-views';

/** Views are stored in this browser per account. `isRead` is false on the server and before hydration. */
export function useViews(account: string) {
  const key = VIEWS_KEY + account;
  const text = useStoredViews(account);
  const views = useMemo(() => readViewsText(text ?? ''), [text]);

  /** Shows a toast and returns false if the browser could not store the views. */
  const saveViews = (next: readonly View[]): boolean => {
    try {
      localStorage.setItem(key, viewsText(next));
    } catch {
      const description =
        'This browser’s storage is full or blocked. Allow site data for Fairway, or delete old views.';
      showToast({ title: 'Could not save the view', description, variant: 'destructive' });
      return false;
    }
    // Sent to this tab too, because browsers send `storage` events only to other tabs.
    dispatchEvent(new StorageEvent('storage', { key }));
    return true;
  };
  return { views, isRead: text !== null, saveViews };
}
