const MAX_LENGTH = 128;

/**
 * The uid in a route parameter, decoded. Null for what cannot be one and must not reach an API path: `.`, `..`,
 * anything with a slash, backslash, percent sign or control character, a broken escape, or an over-long value.
 */
export function readUid(parameter: string): string | null {
  const uid = decode(parameter);
  if (uid === null || uid === '' || uid === '.' || uid === '..' || uid.length > MAX_LENGTH) return null;
  return /[/\\%\uFFFD\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(uid) ? null : uid;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
