const MAX_LENGTH = 128;

/**
 * The text if it can be a uid and so a segment of an API path; else null: `.`, `..`, anything with a slash, backslash,
 * percent sign or invisible character, an empty or over-long value.
 */
export function checkUid(text: string): string | null {
  if (text === '' || text === '.' || text === '..' || text.length > MAX_LENGTH) return null;
  return /[/\\%\uFFFD\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text) ? null : text;
}

/** One spelling for every spelling of a uid: the letters of a UUID have no case (RFC 9562). */
export function uidKey(uid: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uid) ? uid.toLowerCase() : uid;
}
