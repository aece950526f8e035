import { VIEWS_KEY } from '@/lib/format/account-tag';
import { checkSession } from './check-session';

/** The signed-in user as the browser's storage may hold it: never a token. */
export type AuthUser = { email: string; name: string | null };

const KEY = 'auth-storage';

/** Whose pages this document has shown: the router keeps them in memory, and the browser may keep the document. */
let shown: string | null = null;

export function hasShownSession(): boolean {
  return shown !== null;
}

/** Writes the state that other tabs follow. What pages stored for somebody else, or for nobody any more, is emptied. */
export function storeAuth(user: AuthUser | null): void {
  if (user !== null) {
    if (shown === null) addEventListener('pageshow', onPageShow);
    shown = user.email;
  }
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

/** Calls back with who is signed in now, or null, when another tab has signed in or out. */
export function onAuthElsewhere(callback: (email: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== null) callback(emailIn(event.newValue));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Back may bring the document as it was left, by a browser that keeps whole pages in memory. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  if (storedEmail() === shown) checkSession();
  else location.reload();
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
