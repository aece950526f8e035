import { createStore } from '@/components/navigation/store';
import { VIEWS_KEY } from '@/lib/format/account-tag';

/** The signed-in user as the browser's storage may hold it: never a token. */
export type AuthUser = { email: string; name: string | null };

const KEY = 'auth-storage';

/** Whose pages this document has shown: the router keeps them in memory, and the browser may keep the document. */
const shown = createStore<string | null>(null);

export function hasShownSession(): boolean {
  return shown.get() !== null;
}

/** Writes the state that other tabs follow. What pages stored for somebody else, or for nobody any more, is emptied. */
export function storeAuth(user: AuthUser | null): void {
  if (user !== null) shown.set(user.email);
  const state = {
    isAuthenticated: user !== null,
    isLoading: false,
    user: user && { email: user.email, name: user.name },
    userAttributes: user && { email: user.email },
  };
  try {
    if (user === null || user.email !== storedEmail()) emptyStorage();
    localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));
  } catch {
    // Storage is forbidden: nothing is kept, and no other tab can follow.
  }
}

/** Views stay, each account's under its own key: staff keep them on purpose. */
function emptyStorage(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key !== KEY && !key.startsWith(VIEWS_KEY)) localStorage.removeItem(key);
  }
}

/** Who is signed in now, or null, when another tab has signed in or out; undefined for other keys of the storage. */
export function signedInElsewhere({ key, newValue }: StorageEvent): string | null | undefined {
  return key === KEY && newValue !== null ? emailIn(newValue) : undefined;
}

/** Whether the account whose pages this document has shown is still the one that is signed in. */
export function isAccountShown(): boolean {
  return storedEmail() === shown.get();
}

function storedEmail(): string | null {
  try {
    return emailIn(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function emailIn(stored: string | null): string | null {
  try {
    const { state } = JSON.parse(stored ?? 'null');
    return state.isAuthenticated === true ? String(state.user.email) : null;
  } catch {
    return null;
  }
}
