import type { OpenedFrom } from '@/lib/list/neighbours';
import { remember, remembered } from './remembered';

const KEPT = 20;

const all = () => remembered('opened-from') ?? {};

/** Returns the list from which a record was opened; null if it was not opened from a list in this tab. */
export function openedFrom(pathname: string): OpenedFrom | null {
  return all()[pathname] ?? null;
}

export function hasOpenedAny(): boolean {
  return remembered('opened-from') !== null;
}

export function lastOpenedIn(list: string): string | null {
  const last = Object.values(all()).findLast((one) => one.list === list);
  return last?.rows[last.at]?.uid ?? null;
}

export function keepOpenedFrom(pathname: string, opened: OpenedFrom | null): void {
  const { [pathname]: _, ...others } = all();
  const kept = opened ? { ...others, [pathname]: opened } : others;
  remember('opened-from', Object.fromEntries(Object.entries(kept).slice(-KEPT)));
}

export function forgetListOf(pathname: string): void {
  if (openedFrom(pathname)) keepOpenedFrom(pathname, null);
}
