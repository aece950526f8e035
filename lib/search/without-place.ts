import { folded, wordsOf } from '@/lib/format/search-words';

/** What else a search asks for when a place's whole name is taken from its end or its beginning; null where it is not there. */
export function withoutPlace(q: string, place: string): string | null {
  const words = wordsOf(q);
  const name = wordsOf(folded(place));
  if (name.length === 0 || words.length <= name.length) return null;
  const isName = (part: readonly string[]) => part.every((word, index) => folded(word) === name[index]);
  if (isName(words.slice(-name.length))) return words.slice(0, -name.length).join(' ');
  return isName(words.slice(0, name.length)) ? words.slice(name.length).join(' ') : null;
}
