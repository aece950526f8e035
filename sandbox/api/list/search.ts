import { and, type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { foldName } from '@/sandbox/db/fold-name';

type Searched = {
  /** The columns, folded, in one of which each word must be found. */
  text: readonly Column[];
  uid: Column;
};

/** What a search asks for: every word somewhere, in any order, or exactly this uid. */
export function matches(search: string | undefined, { text, uid }: Searched): SQL | undefined {
  const words = foldName(search ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return undefined;
  const everyWord = and(...words.map((word) => or(...text.map((column) => sql`${column} like ${containing(word)}`))));
  const [word = ''] = words;
  return words.length === 1 && isUid(word) ? or(everyWord, eq(uid, word)) : everyWord;
}

export function isUid(text: string): boolean {
  return z.guid().safeParse(text).success;
}

function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
