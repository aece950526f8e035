/**
 * What a text in a search box asks the API for: of `#6b63cb8b` the id, of `Rhodri Thomas <rhodri@club.example>` the
 * address. Any other text is itself.
 */
export function searchWords(text: string): string {
  const trimmed = text.trim();
  const [, written] = /^#(\S{3,})$/.exec(trimmed) ?? /<(?:mailto:)?([^<>\s@]+@[^<>\s@]+)>[,;]?$/i.exec(trimmed) ?? [];
  return written ?? trimmed;
}

/** The words of a search, without commas between them and without a stop behind one: `Thomas, R., Wales`. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).flatMap((word) => word.replace(/\.$/, '') || []);
}

/** Without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
