import { forgetOpenedFrom } from '@/components/neighbours/list-left';
import { forgetRecentRecords } from '@/components/search/recent-records';

/** The signed-in user as the browser's storage may hold it: never a token. */
export type AuthUser = { email: string; name: string | null };

const KEY = 'auth-storage';

/** Writes the state that other tabs follow. */
export function storeAuth(user: AuthUser | null): void {
  if (user === null) {
    forgetRecentRecords();
    forgetOpenedFrom();
  }
  const state = {
    isAuthenticated: user !== null,
    isLoading: false,
    user: user && { email: user.email, name: user.name },
    userAttributes: user && { email: user.email },
  };
  localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));
}

/** Calls back with who is signed in now, or null, when another tab has signed in or out. */
export function onAuthElsewhere(callback: (email: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== null) callback(emailIn(event.newValue));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function emailIn(stored: string): string | null {
  try {
    const { state } = JSON.parse(stored);
    return state.isAuthenticated === true ? String(state.user.email) : null;
  } catch {
    return null;
  }
}
