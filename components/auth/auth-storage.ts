import { forgetRecentRecords } from '@/components/search/recent-records';

/** The signed-in user as the browser's storage may hold it: never a token. */
export type AuthUser = { email: string; name: string | null };

const KEY = 'auth-storage';

/** Writes the state that other tabs follow. */
export function storeAuth(user: AuthUser | null): void {
  if (user === null) forgetRecentRecords();
  const state = {
    isAuthenticated: user !== null,
    isLoading: false,
    user: user && { email: user.email, name: user.name },
    userAttributes: user && { email: user.email },
  };
  localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));
}

export function onSignedOutElsewhere(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== null && !isSignedIn(event.newValue)) callback();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function isSignedIn(stored: string): boolean {
  try {
    return JSON.parse(stored)?.state?.isAuthenticated === true;
  } catch {
    return false;
  }
}
