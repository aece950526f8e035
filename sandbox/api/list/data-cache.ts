import { getTableName, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';
import { seedState } from '@/sandbox/db/schema/base';
import type { List, Sorted } from './list';

const maxFigures = 1_000;
/** The anchors of one order take a hundred kilobytes. */
const maxPageAnchors = 100;
const dialect = new PgDialect();

export type DataCache = {
  /** The exact number of rows that match. */
  total: <Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
    db: Database,
    list: List<Item, Query, Key>,
    where: SQL | undefined,
    query: Query,
  ) => Promise<number>;
  /** Other figures, by name and parameters. */
  figures: <Figures>(
    db: Database,
    name: string,
    parameters: readonly unknown[],
    count: () => Promise<Figures>,
  ) => Promise<Figures>;
  /** The page anchors of a list, keyed by the SQL of its order. */
  pageAnchors: <Anchors>(db: Database, order: SQL, load: () => Promise<Anchors>) => Promise<Anchors>;
};

/** Results by filter and version of the data. The least recently used entries are evicted first. */
export function createDataCache(): DataCache {
  const figures = createLruCache(maxFigures);
  const pageAnchors = createLruCache(maxPageAnchors);
  return {
    figures,
    pageAnchors: (db, order, load) => {
      const { sql, params } = dialect.sqlToQuery(order);
      return pageAnchors(db, sql, params, load);
    },
    total: (db, list, where, query) => {
      const filter = where ? dialect.sqlToQuery(where) : null;
      return figures(db, getTableName(list.uid.table), [filter?.sql ?? '', filter?.params ?? []], () =>
        list.count(db, where, query),
      );
    },
  };
}

function createLruCache(maxEntries: number): DataCache['figures'] {
  const entries = new Map<string, unknown>();
  return async <Value>(db: Database, name: string, parameters: readonly unknown[], load: () => Promise<Value>) => {
    const key = JSON.stringify([await versionOf(db), name, ...parameters]);
    // One name always has one type of value.
    const value = entries.has(key) ? (entries.get(key) as Value) : await load();
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size > maxEntries) entries.delete(oldest);
    return value;
  };
}

/** Only the seed writes rows, and it records its fingerprint and time. */
async function versionOf(db: Database): Promise<string> {
  const [state] = await db.select().from(seedState);
  return state ? `${state.fingerprint} ${state.doneAt?.toISOString()}` : '';
}
