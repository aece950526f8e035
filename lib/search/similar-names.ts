import leven from 'leven';
import { folded, wordsOf } from '@/lib/format/search-words';

export const MOST_SIMILAR = 5;

/** Largest edit distance of a word from the word of a name. */
const MOST_EDITS = 2;

/** Returns at most six searches that may find a name despite a slip in one of its words; none unless the text is a name. */
export function similarSearches(q: string): string[] {
  const words = nameIn(q);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const pairs = words.length > 1 ? [`${first} ${last.slice(0, 2)}`, `${first.slice(0, 2)} ${last}`] : [];
  const searches = [...pairs, first, last, first.slice(0, 3), last.slice(0, 3)];
  return [...new Set(searches)].filter((search) => search !== words.join(' '));
}

/** Returns the names that are similar to the text, most similar first. */
export function similarNames<Named extends { title: string }>(named: readonly Named[], q: string): Named[] {
  const words = nameIn(q);
  return named
    .flatMap((one) => {
      const edits = editsOf(words.map(letters), wordsOf(folded(one.title)).map(letters));
      return edits === null ? [] : [{ one, edits }];
    })
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MOST_SIMILAR)
    .map(({ one }) => one);
}

/** Compares names such as O’Neill without their signs. */
const letters = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the words of a name without accents; none for e-mail addresses, IDs and other texts. */
function nameIn(q: string): string[] {
  const words = wordsOf(folded(q));
  return words.every((word) => /^[\p{L}'’-]+$/u.test(word)) ? words : [];
}

/** Sums the edits of all words, each compared with another word of the name; null if one is too far from all of them. */
function editsOf(words: readonly string[], name: readonly string[]): number | null {
  let left = [...name];
  let sum = 0;
  for (const word of words) {
    const [nearest] = left.map((other) => ({ other, edits: edits(word, other) })).toSorted((a, b) => a.edits - b.edits);
    if (!nearest || nearest.edits > mostEdits(word)) return null;
    left = left.filter((other) => other !== nearest.other);
    sum += nearest.edits;
  }
  return sum;
}

/** A typed word may be only the beginning of a name. */
const edits = (word: string, other: string) => Math.min(leven(word, other), leven(word, other.slice(0, word.length)));

const mostEdits = (word: string) => Math.min(MOST_EDITS, word.length - 1);
