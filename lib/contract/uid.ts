const MAX_LENGTH = 128;

/** Returns null for text that cannot be a path segment: `..`, long text, or text with a slash, `%` or control code. */
export function checkUid(text: string): string | null {
  if (text === '' || text === '.' || text === '..' || text.length > MAX_LENGTH) return null;
  return /[/\\%\uFFFD\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text) ? null : text;
}

/** UUIDs are not case-sensitive (RFC 9562). */
export function uidKey(uid: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uid) ? uid.toLowerCase() : uid;
}
