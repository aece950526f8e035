import type { OpenedFrom } from '@/lib/list/neighbours';

/**
 * What this tab remembers of lists across pages, until the session ends, by its key in the storage; an address follows
 * where each has its own. Whatever is stored is read as a guess.
 */
type Remembered = {
  /** The lists that records were opened from, by the record's address. */
  'opened-from': Readonly<Record<string, OpenedFrom>>;
  /** How far the table at an address was scrolled: top and left. */
  'list-scroll:': readonly [top: number, left: number];
};

const readers: { [Key in keyof Remembered]: (stored: unknown) => Remembered[Key] | null } = {
  'opened-from': (stored) => (isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(isEntry)) : null),
  'list-scroll:': (stored) => {
    const [top, left] = Array.isArray(stored) ? stored : [];
    return Number.isFinite(top) && Number.isFinite(left) ? [top, left] : null;
  },
};

export function remembered<Key extends keyof Remembered>(key: Key, address = ''): Remembered[Key] | null {
  try {
    return readers[key](JSON.parse(sessionStorage.getItem(key + address) ?? 'null'));
  } catch {
    // Another program's text under our key, or no storage: nothing is remembered.
    return null;
  }
}

export function remember<Key extends keyof Remembered>(key: Key, value: Remembered[Key], address = ''): void {
  try {
    sessionStorage.setItem(key + address, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

function isEntry(entry: [string, unknown]): entry is [string, OpenedFrom] {
  const { list, rows, at, page, size } = (entry[1] ?? {}) as Partial<OpenedFrom>;
  return typeof list === 'string' && Array.isArray(rows) && [at, page, size].every(Number.isInteger);
}
