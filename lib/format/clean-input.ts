/** Invisible characters in text copied from mails, chats and right-to-left languages. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

const REPEATED_JOINER = /([\u200C\u200D])[\u200C\u200D]+/g;
/**
 * Joiners belong to emoji and to Persian and Hindi words, but not at an end or beside a letter that has upper and lower
 * case.
 */
const NEEDLESS_JOINER = /(?<![^\p{ASCII}\p{Cased}])[\u200C\u200D]|[\u200C\u200D](?![^\p{ASCII}\p{Cased}])/gu;

/** Removes invisible characters, and blanks at both ends. Converts other blanks and full-width digits to ASCII. */
export function cleanInput(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(REPEATED_JOINER, '$1')
    .replace(NEEDLESS_JOINER, '')
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .trim();
}

/** Removes what separates a code's groups of digits: `575-943`, `575 943`. */
export function cleanCode(text: string): string {
  return cleanInput(text).replace(/[\s.\p{Pd}]/gu, '');
}
