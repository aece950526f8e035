/** Blanks, control characters, and characters that look blank, such as U+200B, U+2800 and U+3164. */
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns the text without blanks at its ends; null if it has no visible character. */
export function visibleText(text: string | null | undefined): string | null {
  return text && text.replace(UNSEEN, '') !== '' ? text.trim() : null;
}
