import { cleanInput } from './clean-input';

const HEX = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** The most characters that are parsed. Pasted table rows and URLs are rarely longer; the API accepts 200. */
const MOST_PASTED = 1_000;

/**
 * Cuts a text before it is parsed, because for some regular expressions the time grows with the square of its length.
 */
export const cutPaste = (text: string): string => text.slice(0, MOST_PASTED);

/** Returns what to search for in pasted text: for `Rhodri Thomas <rhodri@club.example>`, only the e-mail address. */
export function searchWords(text: string): string {
  const cleaned = withoutSigns(cleanInput(cutPaste(text)));
  const id = idIn(cleaned);
  if (id) return id;
  const [, written] = /^#(\S{3,})$/.exec(cleaned) ?? /<(?:mailto:)?([^<>\s@]+@[^<>\s@]+)>[,;]?$/i.exec(cleaned) ?? [];
  if (written) return written;
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(cleaned) ?? [];
  return last && first ? `${first} ${last}` : cleaned;
}

const OPENING = /^[\s"'“”‘’„‚«»‹›,;:.•·]+/;
const CLOSING = /[\s"'“”‘’«»‹›,;:.]+$/;
const BRACKETS = /^\(([^()]*)\)$|^\[([^[\]]*)\]$|^\{([^{}]*)\}$/;

/** Removes quotes, brackets and separators around copied text. Text without anything else stays. */
function withoutSigns(text: string): string {
  const [all, ...inside] = BRACKETS.exec(text) ?? [];
  const within = all ? inside.join('') : text;
  const bare = within.replace(OPENING, '').replace(CLOSING, '');
  if (bare === '') return text;
  return bare === text ? text : withoutSigns(bare);
}

/** Finds a UUID in quotes or brackets, after a name, or before a full stop; null for other text. */
function idIn(text: string): string | null {
  const bare = text
    .replace(/^[#"'“‘(<[{\s]+/, '')
    .replace(/^["']?(?:uu?id|id)["']?\s*[:=]\s*/i, '')
    .replace(/^["'“‘]+/, '')
    .replace(/["'”’)>\]}.,;\s]+$/, '');
  if (!HEX.test(bare)) return null;
  return bare.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Splits text such as `Thomas, R., Wales` at blanks, commas and full stops. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).flatMap((word) => word.replace(/\.$/, '') || []);
}

/** Returns the text in lower case and without accents, for comparisons. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
