import type { OpenedFrom } from '@/lib/list/neighbours';
import { OPENED_FROM } from './list-left';

/** How many records keep the list that they were opened from. */
const KEPT = 20;

type Kept = Readonly<Record<string, OpenedFrom>>;

/** The list that a record was opened from in this tab, by the record's address; null for one opened otherwise. */
export function openedFrom(pathname: string): OpenedFrom | null {
  const kept = read()[pathname];
  return isOpenedFrom(kept) ? kept : null;
}

/** The uid of the record that was opened last from the list at this address. */
export function lastOpenedIn(list: string): string | null {
  const last = Object.values(read()).findLast((one) => isOpenedFrom(one) && one.list === list);
  return last?.rows[last.at]?.uid ?? null;
}

export function keepOpenedFrom(pathname: string, opened: OpenedFrom | null): void {
  const { [pathname]: _, ...others } = read();
  const kept = opened ? { ...others, [pathname]: opened } : others;
  try {
    sessionStorage.setItem(OPENED_FROM, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-KEPT))));
  } catch {
    // Storage is full or forbidden: the record has no neighbours.
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OPENED_FROM) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Kept) : {};
  } catch {
    // Another program's text under our key: nothing is kept.
    return {};
  }
}

function isOpenedFrom(value: unknown): value is OpenedFrom {
  const { list, rows, at, page, size } = (value ?? {}) as Partial<OpenedFrom>;
  return typeof list === 'string' && Array.isArray(rows) && [at, page, size].every(Number.isInteger);
}
