import { and, between, Column, is, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { foldName } from '@/sandbox/db/fold-name';

export type Searched = {
  /** Where a search word may occur: in a column with normalized text, or by a condition for the word's LIKE pattern. */
  text: readonly (Column | ((containing: string) => SQL))[];
  uid: Column;
};

/** Matches rows that contain every word in any order, or whose uid matches the only word. */
export function matches(search: string | undefined, { text, uid }: Searched): SQL | undefined {
  const words = wordsOf(search);
  if (words.length === 0) return undefined;
  const distinct = [...new Set(words)];
  const everyWord = and(...distinct.map((word) => or(...text.map((place) => found(place, containing(word))))));
  const [word = ''] = words;
  return words.length === 1 ? or(everyWord, hasUid(uid, word)) : everyWord;
}

/** The LIKE pattern of a one-word search; undefined for other searches and for a uid. */
export function patternOfOneWord(search: string | undefined, uid: Column): string | undefined {
  const [word, ...others] = wordsOf(search);
  return word === undefined || others.length > 0 || hasUid(uid, word) ? undefined : containing(word);
}

function wordsOf(search = ''): string[] {
  return foldName(search).split(' ').filter(Boolean);
}

function found(place: Column | ((containing: string) => SQL), pattern: string): SQL {
  return is(place, Column) ? sql`${place} like ${pattern}` : place(pattern);
}

const LEAST = '00000000-0000-0000-0000-000000000000';
const MOST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const LEAST_DIGITS = 8;
/** Matches the two ends of a uid, as screens show it: `fd33…9a41`. */
const ENDS = /^([\da-f]{4})(?:…|\.{3})([\da-f]{4})$/;

/**
 * Matches a whole uid, its first eight or more characters, or its first and last four. All three conditions use the
 * index of uids.
 */
function hasUid(uid: Column, word: string): SQL | undefined {
  const [, head = word, tail] = ENDS.exec(word) ?? [];
  if (!tail && head.length < LEAST_DIGITS) return undefined;
  const [first, last] = [LEAST, MOST].map((end) => head + end.slice(head.length));
  if (first === undefined || !isUid(first)) return undefined;
  return and(between(uid, first, last), tail ? sql`right(${uid}::text, 4) = ${tail}` : undefined);
}

export function isUid(text: string): boolean {
  return z.guid().safeParse(text).success;
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
