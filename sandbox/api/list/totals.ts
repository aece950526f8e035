import { getTableName, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';
import { seedState } from '@/sandbox/db/schema';
import type { List, Sorted } from './list';

const remembered = 1_000;
const dialect = new PgDialect();

export type Totals = {
  /** The exact number of rows that match. */
  of: <Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
    db: Database,
    list: List<Item, Query, Key>,
    where: SQL | undefined,
    query: Query,
  ) => Promise<number>;
};

/** Counts once for each filter and version of the data. What was counted longest ago is forgotten first. */
export function createTotals(): Totals {
  const known = new Map<string, number>();
  return {
    of: async (db, list, where, query) => {
      const filter = where ? dialect.sqlToQuery(where) : null;
      const key = JSON.stringify([
        await versionOf(db),
        getTableName(list.uid.table),
        filter?.sql ?? '',
        filter?.params ?? [],
      ]);
      const total = known.get(key) ?? (await list.count(db, where, query));
      known.delete(key);
      known.set(key, total);
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size > remembered) known.delete(oldest);
      return total;
    },
  };
}

/** Rows are written by the seed alone, which says here what it made, and when. */
async function versionOf(db: Database): Promise<string> {
  const [state] = await db.select().from(seedState);
  return state ? `${state.fingerprint} ${state.doneAt?.toISOString()}` : '';
}
