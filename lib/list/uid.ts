const MAX_LENGTH = 128;

/**
 * The uid in a route parameter, decoded. Null for what cannot be one and must not reach an API path: `.`, `..`,
 * anything with a slash, backslash, percent sign or control character, a broken escape, or an over-long value.
 */
export function readUid(parameter: string): string | null {
  const text = decode(parameter);
  return text === null ? null : checkUid(text);
}

/** The same for text that is decoded already, such as a query's value. */
export function checkUid(text: string): string | null {
  if (text === '' || text === '.' || text === '..' || text.length > MAX_LENGTH) return null;
  return /[/\\%\uFFFD\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text) ? null : text;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
