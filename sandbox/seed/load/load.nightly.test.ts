import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { users } from '../../db/schema/base';
import { openTestDatabase } from '../../db/testing/test-database';
import { fill } from '../fill';
import { seed } from '../seed';
import { contentOf } from '../testing/content';
import { insertRows, type WriteRows } from './load';

const size = { users: 60, friendlyRounds: 1_100 };
const silent = () => {};

async function onServer() {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  return db;
}

let seeded: ReturnType<typeof contentOf> | undefined;
/** Fills a database without an interruption, once for both tests. */
function uninterrupted() {
  seeded ??= onServer().then(async (db) => {
    await seed(db, silent, size);
    return contentOf(db);
  });
  return seeded;
}

it('data loaded by COPY is the same as data loaded by INSERT', async () => {
  const inserted = await onServer();
  await inserted.transaction((tx) => {
    const write: WriteRows = (table, rows) => insertRows(tx, table, rows);
    return fill(tx, write, size, { step: silent, pause: async () => {} });
  });
  expect(await contentOf(inserted)).toEqual(await uninterrupted());
});

it('loading data whose connection breaks leaves no rows, and the next attempt writes the same data as an uninterrupted one', async () => {
  const db = await onServer();
  let cut: Promise<unknown> = Promise.resolve();
  const cutting = (line: string) => {
    if (!line.includes('users')) return;
    cut = Promise.resolve(
      db.execute(sql`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`),
    );
  };
  await expect(seed(db, cutting, size)).rejects.toThrow();
  await cut;
  expect(await db.$count(users)).toBe(0);

  expect(await seed(db, silent, size)).toBe('made');
  expect(await contentOf(db)).toEqual(await uninterrupted());
});
