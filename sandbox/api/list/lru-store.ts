export type LruStore<Value> = {
  has: (key: string) => boolean;
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
};

/** Holds so many entries: the least recently set or read one is evicted first. */
export function createLruStore<Value>(maxEntries: number): LruStore<Value> {
  const entries = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size > maxEntries) entries.delete(oldest);
  };
  return {
    has: (key) => entries.has(key),
    get: (key) => {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
