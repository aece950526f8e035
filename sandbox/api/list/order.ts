import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';

export type SortColumn = { column: Column; nullable?: true };

/**
 * The order for a sort key: what is not known comes last either way, and the uid settles ties in the same direction,
 * so that one index can serve both.
 */
export function orderBy<Key extends string>(
  sortedBy: Key | `-${Key}`,
  columns: Readonly<Record<Key, SortColumn>>,
  uid: Column,
): SQL[] {
  const { column, nullable } = columns[keyOf(sortedBy)];
  if (!sortedBy.startsWith('-')) return [asc(column), asc(uid)];
  return [nullable ? sql`${column} desc nulls last` : desc(column), desc(uid)];
}

function keyOf<Key extends string>(sortedBy: Key | `-${Key}`): Key {
  return sortedBy.replace(/^-/, '') as Key;
}
