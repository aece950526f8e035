/** What copying from mails, chats and screens with right-to-left text brings along unseen. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/** Text as it was meant: without invisible characters and blanks around it, with plain blanks and digits. */
export function cleanInput(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .trim();
}

/** A code of an authenticator app or an e-mail, which both show in groups: `575-943`, `575 943`. */
export function cleanCode(text: string): string {
  return cleanInput(text).replace(/[\s.\p{Pd}]/gu, '');
}
