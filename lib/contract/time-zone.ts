/** Caches each time zone's canonical name, which takes `Intl` 0.4 ms to find. */
const canonical = new Map<string, string>();

export function canonicalTimeZone(name: string): string | undefined {
  // Rejects offsets such as +05:30: Node knows thousands of them, and each would stay in the cache.
  if (!/^[a-z]/i.test(name)) return undefined;
  const key = name.toLowerCase();
  const known = canonical.get(key);
  if (known) return known;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    canonical.set(key, timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

export function isTimeZone(name: string): boolean {
  return canonicalTimeZone(name) !== undefined;
}
