import leven from 'leven';
import { folded, wordsOf } from '@/lib/format/search-words';
import type { RecordKind } from '@/lib/navigation';

export const MOST_SIMILAR = 5;

/** Largest edit distance between a searched word and a word of a name. */
const MOST_EDITS = 2;

type Search = { kind: RecordKind; search: string };

type Named = { title: string };

/**
 * Returns up to six searches of one list that may find a name despite a slip in each word; none if the text is no name.
 */
export function similarSearches(q: string): string[] {
  const words = nameIn(q);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return [];
  const searches =
    words.length > 1 ? [...pairsOfHalves(first, last), last, beginningOf(first)] : [first.slice(0, 3), first.slice(-3)];
  return [...new Set(searches)].filter((search) => search !== words.join(' '));
}

/**
 * Returns up to six searches of users, courses and groups. For a sentence, it searches the two longest words; for a text
 * such as `presidents prize`, events too.
 */
export function similarEverywhere(q: string): Search[] {
  const inUsers = (search: string): Search => ({ kind: 'user', search });
  const inOthers = (search: string): Search[] => [
    { kind: 'course', search },
    { kind: 'group', search },
  ];
  const event = eventIn(q);
  if (event) {
    const searches = similarSearches(event);
    const people = isSentence(event) ? [] : searches.slice(0, 2).map(inUsers);
    const courses = placesIn(event).map((search): Search => ({ kind: 'course', search }));
    const rest = 6 - people.length - courses.length;
    return [...searches.slice(0, rest).map((search): Search => ({ kind: 'event', search })), ...people, ...courses];
  }
  const [first, last] = nameIn(q);
  if (isSentence(q)) {
    const words = sentenceWords(q);
    const [longest, second] = words.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return [];
    const inLongest = [inUsers(longest), ...inOthers(longest.slice(0, 3))];
    // Four words may be the names of two people.
    if (words.length === 4) return [...pairs(words).map(inUsers), ...inLongest];
    return second === undefined ? inLongest : [...inLongest, inUsers(second), ...inOthers(second.slice(0, 3))];
  }
  if (first === undefined) return [];
  if (last === undefined) return similarSearches(q).flatMap((search) => [inUsers(search), ...inOthers(search)]);
  const [beginnings, ends] = pairsOfHalves(first, last);
  const users = [beginnings, ends, beginningOf(first), last].flatMap((search) => (search ? inUsers(search) : []));
  const longer = first.length > last.length ? first : last;
  return [...users.slice(0, 2), ...inOthers(longer.slice(-3)), ...users.slice(2)];
}

/** Returns the words that may name an event, such as `presidents prize`; null if none of them is typical of events. */
function eventIn(q: string): string | null {
  const words = nameIn(q).filter((word) => word.length > 3 || EVENT_WORDS.includes(word));
  const isEvent = words.length > 1 && words.length < 5 && words.some((word) => EVENT_WORDS.includes(word));
  return isEvent ? words.join(' ') : null;
}

/** Returns the longest word that may name a place, beside a format such as stableford. */
function placesIn(event: string): string[] {
  const words = event.split(' ').filter((word) => word.length > 3 && !EVENT_WORDS.includes(word));
  return words.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

/** Returns the courses that a text such as `carnmouth stableford` names. */
export function namesBesideFormat<One extends Named>(courses: readonly One[], q: string): One[] {
  return eventIn(q) ? namesInSentence(courses, q) : [];
}

/** Finds the word despite a slip in its second half, and others that begin alike. */
const beginningOf = (word: string) => word.slice(0, Math.max(3, Math.ceil(word.length / 2)));

/** Pairs the halves of two words. A slip leaves one half of a word right, so one of the pairs is right. */
function pairsOfHalves(first: string, last: string): string[] {
  const half = (word: string) => Math.max(2, Math.floor((word.length - 1) / 2));
  const [beginning, end] = [first.slice(0, half(first)), first.slice(-half(first))];
  const [lastBeginning, lastEnd] = [last.slice(0, half(last)), last.slice(-half(last))];
  return [`${beginning} ${lastBeginning}`, `${end} ${lastEnd}`, `${beginning} ${lastEnd}`, `${end} ${lastBeginning}`];
}

/** Returns the names that are similar to the text, most similar first. */
export function similarNames<One extends Named>(named: readonly One[], q: string): One[] {
  const words = nameIn(q).map(letters);
  return nearest(
    named.flatMap((one) => {
      const edits = editsOf(words, wordsIn(one));
      return edits === null ? [] : [{ one, edits }];
    }),
  );
}

/**
 * Returns the first name and the surname that a text means, although nobody has both. One may have a slip, or be only
 * the beginning of a name. Short words with a slip, and short beginnings, are too often other names.
 */
export function namesMeant(named: readonly Named[], q: string): string[] {
  const words = nameIn(q).map(letters);
  if (words.length !== 2) return [];
  const names = new Map(
    named.flatMap(({ title }) => wordsOf(title).map((name) => [letters(folded(name)), name] as const)),
  );
  const meant = words.flatMap((word) => {
    const [best] = Array.from(names, ([other, name]) => ({
      name,
      edits: edits(word, other),
      all: allEdits(word, other),
    }))
      .filter(({ edits: of, all }) => all === 0 || (of === 0 && word.length >= 4) || (all === 1 && word.length >= 6))
      .toSorted((a, b) => a.edits - b.edits || a.all - b.all);
    return best ?? [];
  });
  const isKnown = meant.length === 2 && meant.reduce((sum, one) => sum + one.edits, 0) <= 1;
  return isKnown ? meant.map(({ name }) => name) : [];
}

/** Returns a search as the names write it, such as `Captain's Day` for `captains day`; null without such a spelling. */
export function respelled(named: readonly Named[], q: string): string | null {
  const words = nameIn(q);
  const spellings = new Map(
    named.flatMap(({ title }) => wordsOf(title).map((word) => [letters(folded(word)), word] as const)),
  );
  const spelled = words.map((word) => spellings.get(letters(word)));
  const text = spelled.includes(undefined) ? '' : spelled.join(' ');
  return text === '' || folded(text) === words.join(' ') ? null : text;
}

/** True for dates as the app writes them, such as `2026-11-29`. */
const isDay = (word: string) => /^\d{4}-\d\d-\d\d$/.test(word);

/** True for more than two words, or for two of which one is no name, such as `Carnmouth yesterday`. */
export const isSentence = (q: string): boolean => {
  const words = wordsOf(folded(q));
  return words.length > 2 || (words.length === 2 && words.some((word) => COMMON.includes(word) || isDay(word)));
};

/**
 * Returns the names that share most words with a sentence, and those of two words that it contains. Fewer than a quarter
 * of a word's letters may differ.
 */
export function namesInSentence<One extends Named>(named: readonly One[], q: string): One[] {
  const words = sentenceWords(q);
  const sharing = named.map((one) => {
    const near = words.flatMap((word) => {
      const least = Math.min(...wordsIn(one).map((other) => edits(word, other)));
      return least < word.length / 4 ? [least] : [];
    });
    const isWhole = near.length === 2 && wordsIn(one).length === 2;
    return { one, shared: near.length, isWhole, edits: near.reduce((sum, count) => sum + count, 0) };
  });
  const most = Math.max(1, ...sharing.map(({ shared }) => shared));
  return nearest(sharing.filter(({ shared, isWhole }) => shared === most || isWhole));
}

function nearest<One>(found: readonly { one: One; edits: number }[]): One[] {
  const sorted = found.toSorted((a, b) => a.edits - b.edits);
  return sorted.slice(0, MOST_SIMILAR).map(({ one }) => one);
}

const wordsIn = ({ title }: Named) => wordsOf(folded(title)).map(letters);

/** Removes the apostrophes and hyphens of names such as O’Neill. */
const letters = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the words of a name without accents, also of one in an e-mail address; none for IDs and other texts. */
function nameIn(q: string): string[] {
  const words = wordsOf(folded(q));
  const [, local = ''] = /^([^@]+)@[^@]*$/.exec(words.join(' ')) ?? [];
  const named = local.split(/[^\p{L}]+/u).filter(Boolean);
  // A single word may be any nickname.
  if (named.length > 1) return named;
  return words.every((word) => /^[\p{L}'’-]+$/u.test(word)) ? words : [];
}

/** Words in the names of events. */
const EVENT_WORDS =
  'championship classic cup day foursomes greensomes league matchplay medal open prize scramble shield stableford trophy'.split(
    ' ',
  );

/**
 * Words in questions that are no names. Words of fewer than four letters, such as “who” and “won”, are ignored anyway.
 */
const COMMON =
  'countback handicap leaderboard match matches played result results round rounds score scorecard scores tie tied today tomorrow weekend what when where which winner with won yesterday'.split(
    ' ',
  );

const pairs = ([a, b, c, d]: readonly string[]) => [`${a} ${b}`, `${c} ${d}`];

/** Returns the words of a sentence that may be names. */
function sentenceWords(q: string): string[] {
  const words = wordsOf(folded(q)).map((word) => word.replace(/^\P{L}+|\P{L}+$/gu, ''));
  return words.filter((word) => /^[\p{L}'’-]{4,}$/u.test(word) && !COMMON.includes(word));
}

/**
 * Adds up the edits of all words, each compared with another word of the name; null if one word is too far from all of
 * them. If all other words are exact, it is enough that one word sounds alike.
 */
function editsOf(words: readonly string[], name: readonly string[]): number | null {
  let left = [...name];
  let sum = 0;
  const far: string[] = [];
  for (const word of words) {
    const [best] = left.map((other) => ({ other, edits: edits(word, other) })).toSorted((a, b) => a.edits - b.edits);
    if (best && best.edits <= mostEdits(word)) {
      left = left.filter((other) => other !== best.other);
      sum += best.edits;
    } else far.push(word);
  }
  const [only, ...others] = far;
  if (only === undefined) return sum;
  const isAlone = sum === 0 && others.length === 0 && words.length > 1;
  return isAlone && left.some((other) => soundsLike(only, other)) ? MOST_EDITS + 1 : null;
}

/** A typed word may be only the beginning of a name. */
function edits(word: string, other: string): number {
  return Math.min(allEdits(word, other), allEdits(word, other.slice(0, word.length)));
}

/** Two swapped letters are one edit. */
function allEdits(word: string, other: string): number {
  const count = leven(word, other);
  return count === 2 && sorted(word) === sorted(other) ? 1 : count;
}

const sorted = (word: string) => [...word].sort().join('');

/** In a short word, two edits make another name. */
const mostEdits = (word: string) => (word.length < 6 ? 1 : MOST_EDITS);

/** True for spellings with the same consonants, such as Catherine and Kathryn. */
const soundsLike = (word: string, other: string) =>
  consonants(word).length > 1 && consonants(word) === consonants(other);

function consonants(word: string): string {
  const written = word
    .replaceAll('ph', 'f')
    .replace(/[cq]k?/g, 'k')
    .replaceAll('z', 's');
  return written.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1');
}
