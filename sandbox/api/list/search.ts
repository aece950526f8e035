import { and, Column, eq, is, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { foldName } from '@/sandbox/db/fold-name';

type Searched = {
  /** Each word must match one of these: a folded column, or a condition on the LIKE pattern. */
  text: readonly (Column | ((containing: string) => SQL))[];
  uid: Column;
};

/** Matches rows that contain every word, in any order, or have exactly this uid. */
export function matches(search: string | undefined, { text, uid }: Searched): SQL | undefined {
  const words = foldName(search ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const everyWord = and(...words.map((word) => or(...text.map((place) => found(place, containing(word))))));
  const [word = ''] = words;
  return words.length === 1 && isUid(word) ? or(everyWord, eq(uid, word)) : everyWord;
}

function found(place: Column | ((containing: string) => SQL), pattern: string): SQL {
  return is(place, Column) ? sql`${place} like ${pattern}` : place(pattern);
}

export function isUid(text: string): boolean {
  return z.guid().safeParse(text).success;
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
