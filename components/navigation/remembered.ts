import type { OpenedFrom } from '@/lib/list/neighbours';

/** The values in session storage, by key. A key that ends in a colon is a prefix, which the page's URL follows. */
type Remembered = {
  'opened-from': Readonly<Record<string, OpenedFrom>>;
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
    // The browser blocks storage, or the stored text is not JSON.
    return null;
  }
}

export function remember<Key extends keyof Remembered>(key: Key, value: Remembered[Key], address = ''): void {
  try {
    sessionStorage.setItem(key + address, JSON.stringify(value));
  } catch {
    // Storage is full or blocked.
  }
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

function isEntry(entry: [string, unknown]): entry is [string, OpenedFrom] {
  const { list, rows, at, page, size } = (entry[1] ?? {}) as Partial<OpenedFrom>;
  return typeof list === 'string' && Array.isArray(rows) && [at, page, size].every(Number.isInteger);
}
