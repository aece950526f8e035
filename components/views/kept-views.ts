import { useSyncExternalStore } from 'react';
import { VIEWS_KEY } from '@/lib/format/account-tag';
import { choiceCookie } from '@/lib/format/host-cookie';
import { defaultsText } from '@/lib/list/views/default-views';
import type { View } from '@/lib/list/views/view';
import { readViewsText, viewsText } from '@/lib/list/views/views-text';
import { isViewList } from './view-lists';

/** Names the key of the storage, and the cookie with the default views, which the server reads. */
const keyOf = (account: string) => VIEWS_KEY + account;

const listeners = new Set<() => void>();
const NONE: readonly View[] = [];
let parsed: { text: string; views: readonly View[] } = { text: '', views: NONE };

/** The views of this account in this browser. */
export function keptViews(account: string): readonly View[] {
  const text = read(account);
  if (text === null) return NONE;
  // One text gives one array: React compares what it reads.
  if (parsed.text !== text) parsed = { text, views: readViewsText(text, isViewList).views };
  return parsed.views;
}

function read(account: string): string | null {
  try {
    return localStorage.getItem(keyOf(account));
  } catch {
    // Storage is forbidden: nothing is kept.
    return null;
  }
}

/** Keeps these views. @returns why that failed, in words; null when it did not */
export function keepViews(account: string, views: readonly View[]): string | null {
  const defaults = defaultsText(views);
  if (defaults === null) return 'The default views are too long together: make one of them shorter.';
  try {
    localStorage.setItem(keyOf(account), viewsText(views));
  } catch {
    return 'This browser has no room for them, or keeps nothing.';
  }
  document.cookie = choiceCookie(keyOf(account), defaults, { isHttps: location.protocol === 'https:' });
  for (const listener of listeners) listener();
  return null;
}

/** The views, kept up to date with other parts of the page and other tabs. */
export function useKeptViews(account: string): readonly View[] {
  return useSyncExternalStore(
    listen,
    () => keptViews(account),
    () => NONE,
  );
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
