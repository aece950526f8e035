/** Views are saved in the browser under this prefix and the account's tag. */
export const VIEWS_KEY = 'views-';

/** Identifies an account in storage and cookies without revealing it. With 53 bits, collisions are unlikely. */
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
