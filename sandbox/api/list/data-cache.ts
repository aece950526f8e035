import { getTableName, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Database } from '@/sandbox/db/database';
import { seedState } from '@/sandbox/db/schema/base';
import type { List, Row, Sorted } from './list';

const maxFigures = 1_000;
/** Maximum number of lists whose page anchors (the rows where pages start) are cached. Each takes up to 100 kB. */
const maxPageAnchors = 100;
/** Maximum number of cached records. The largest, a tee with holes, takes two kilobytes. */
const maxRecords = 10_000;
const dialect = new PgDialect();

type VersionOf = (db: Database) => Promise<string>;
type Store = LRUCache<string, { value: unknown }>;
type Stores = Readonly<Record<'figures' | 'pageAnchors' | 'records', Store>>;

/** Caches query results by filter and by version of the data, and removes the least recently used first. */
export function createDataCache() {
  const stores: Stores = {
    figures: new LRUCache({ max: maxFigures }),
    pageAnchors: new LRUCache({ max: maxPageAnchors }),
    records: new LRUCache({ max: maxRecords }),
  };
  return {
    ...cacheIn(stores, readVersion),
    /** Returns the cache for one request, which reads the version of the data only once. */
    forRequest: () => {
      let version: Promise<string> | undefined;
      return cacheIn(stores, (db) => {
        version ??= readVersion(db);
        return version;
      });
    },
  };
}
export type DataCache = ReturnType<typeof cacheIn>;

function cacheIn(stores: Stores, versionOf: VersionOf) {
  const figures = cachedIn(stores.figures, versionOf);
  const anchors = cachedIn(stores.pageAnchors, versionOf);
  return {
    /** Caches counts and other statistics by name and parameters. */
    figures,
    /** Caches the rows where pages of a list start, by the SQL of filter and order. */
    pageAnchors: <Anchors>(db: Database, order: SQL, load: () => Promise<Anchors>) => {
      const { sql, params } = dialect.sqlToQuery(order);
      return anchors(db, sql, params, load);
    },
    total: <Item extends Row, Query extends Sorted>(
      db: Database,
      list: List<Item, Query>,
      where: SQL | undefined,
      query: Query,
    ) => {
      const { sql, params } = where ? dialect.sqlToQuery(where) : { sql: '', params: [] };
      return figures(db, getTableName(list.uid.table), [sql, params], () => list.count(db, where, query));
    },
    /** Returns each uid's record, or null if there is none. `load` loads records that are not cached. */
    records: async <Value>(
      db: Database,
      name: string,
      uids: readonly string[],
      load: (uids: string[]) => Promise<ReadonlyMap<string, Value | null>>,
    ): Promise<ReadonlyMap<string, Value | null>> => {
      const store = stores.records;
      const version = await versionOf(db);
      const keyOf = (uid: string) => `${version} ${name} ${uid}`;
      const found = new Map<string, Value | null>();
      for (const uid of uids) {
        const kept = store.get(keyOf(uid));
        if (kept) found.set(uid, kept.value as Value | null);
      }
      const others = [...new Set(uids)].filter((uid) => !found.has(uid));
      const loaded = others.length === 0 ? new Map<string, Value>() : await load(others);
      for (const uid of others) {
        const value = loaded.get(uid) ?? null;
        store.set(keyOf(uid), { value });
        found.set(uid, value);
      }
      return found;
    },
  };
}

function cachedIn(store: Store, versionOf: VersionOf) {
  return async <Value>(db: Database, name: string, parameters: readonly unknown[], load: () => Promise<Value>) => {
    const key = JSON.stringify([await versionOf(db), name, ...parameters]);
    const kept = store.get(key);
    // Safe, because callers use each name for one type of value only.
    if (kept) return kept.value as Value;
    const value = await load();
    store.set(key, { value });
    return value;
  };
}

/** The hash and time of the last seed, which alone changes data, so that each change gives another version. */
async function readVersion(db: Database): Promise<string> {
  const [state] = await db.select().from(seedState);
  return state ? `${state.fingerprint} ${state.doneAt?.toISOString()}` : '';
}
