import { folded, wordsOf } from '@/lib/format/search-words';

/** Removes a place's full name from the start or end of a search; null if it is not there. */
export function withoutPlace(q: string, place: string): string | null {
  const words = wordsOf(q);
  const name = wordsOf(folded(place));
  if (name.length === 0 || words.length <= name.length) return null;
  const isName = (part: readonly string[]) => part.every((word, index) => folded(word) === name[index]);
  if (isName(words.slice(-name.length))) return words.slice(0, -name.length).join(' ');
  return isName(words.slice(0, name.length)) ? words.slice(name.length).join(' ') : null;
}
