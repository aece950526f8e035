const MAX_LENGTH = 128;

/**
 * The text if it can be a uid and so a segment of an API path; else null: `.`, `..`, anything with a slash, backslash,
 * percent sign or invisible character, an empty or over-long value.
 */
export function checkUid(text: string): string | null {
  if (text === '' || text === '.' || text === '..' || text.length > MAX_LENGTH) return null;
  return /[/\\%\uFFFD\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text) ? null : text;
}
