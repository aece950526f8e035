import { createStore } from '@/components/navigation/store';
import { VIEWS_KEY } from '@/lib/format/account-tag';

export type AuthUser = { email: string; name: string | null };

const KEY = 'auth-storage';

const shown = createStore<string | null>(null);

export function hasShownSession(): boolean {
  return shown.get() !== null;
}

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
    // The browser blocks storage.
  }
}

function emptyStorage(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key !== KEY && !key.startsWith(VIEWS_KEY)) localStorage.removeItem(key);
  }
}

export function signedInElsewhere({ key, newValue }: StorageEvent): string | null | undefined {
  return key === KEY && newValue !== null ? emailIn(newValue) : undefined;
}

export function isAccountShown(): boolean {
  return storedEmail() === shown.get();
}

/** The signed-in account, as another tab last stored it. */
export function storedEmail(): string | null {
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
