/** With an account's tag: the key of its views in the browser's storage, and of the cookie with its default ones. */
export const VIEWS_KEY = 'views-';

/**
 * A short name for an account in keys of the browser's storage and in names of cookies: they outlive the session, and
 * do not say whose they are. 53 bits: two accounts of one browser do not meet.
 */
export function accountTag(email: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of email.trim().toLowerCase()) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(36);
}
