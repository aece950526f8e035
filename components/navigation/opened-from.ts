import type { OpenedFrom } from '@/lib/list/neighbours';
import { remember, remembered } from './remembered';

const KEPT = 20;

const all = () => remembered('opened-from') ?? {};

/** The list that a record was opened from in this tab, by the record's address; null for one opened otherwise. */
export function openedFrom(pathname: string): OpenedFrom | null {
  return all()[pathname] ?? null;
}

/** Whether any record of this tab was opened from a list. */
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
