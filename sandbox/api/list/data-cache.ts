import { getTableName, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';
import { seedState } from '@/sandbox/db/schema/base';
import type { List, Sorted } from './list';

const remembered = 1_000;
/** A hundred kilobytes each. */
const rememberedAnchors = 100;
const dialect = new PgDialect();

export type Totals = {
  /** The exact number of rows that match. */
  of: <Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
    db: Database,
    list: List<Item, Query, Key>,
    where: SQL | undefined,
    query: Query,
  ) => Promise<number>;
  /** Any other figures of this name, for these parameters. */
  figures: <Figures>(
    db: Database,
    name: string,
    parameters: readonly unknown[],
    count: () => Promise<Figures>,
  ) => Promise<Figures>;
  /** What is kept of a list in an order, which the SQL says. */
  pageAnchors: <Anchors>(db: Database, order: SQL, take: () => Promise<Anchors>) => Promise<Anchors>;
};

/** Counts once for each filter and version of the data. What was counted longest ago is forgotten first. */
export function createTotals(): Totals {
  const figures = createMemory(remembered);
  const pageAnchors = createMemory(rememberedAnchors);
  return {
    figures,
    pageAnchors: (db, order, take) => {
      const { sql, params } = dialect.sqlToQuery(order);
      return pageAnchors(db, sql, params, take);
    },
    of: (db, list, where, query) => {
      const filter = where ? dialect.sqlToQuery(where) : null;
      return figures(db, getTableName(list.uid.table), [filter?.sql ?? '', filter?.params ?? []], () =>
        list.count(db, where, query),
      );
    },
  };
}

function createMemory(most: number): Totals['figures'] {
  const known = new Map<string, unknown>();
  return async <Figures>(db: Database, name: string, parameters: readonly unknown[], count: () => Promise<Figures>) => {
    const key = JSON.stringify([await versionOf(db), name, ...parameters]);
    // What stands under a key was counted by the same name.
    const counted = known.has(key) ? (known.get(key) as Figures) : await count();
    known.delete(key);
    known.set(key, counted);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > most) known.delete(oldest);
    return counted;
  };
}

/** Rows are written by the seed alone, which says here what it made, and when. */
async function versionOf(db: Database): Promise<string> {
  const [state] = await db.select().from(seedState);
  return state ? `${state.fingerprint} ${state.doneAt?.toISOString()}` : '';
}
