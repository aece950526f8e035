import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { seed } from '../seed/seed';
import { type Database, openDatabase } from './database';
import { countries } from './schema/base';
import { createServerDatabase, dropServerDatabase } from './testing/server-databases';

const size = { users: 20, friendlyRounds: 10 };

/** How data of another version can differ. Each function changes a database in one of these ways. */
const ways: readonly [string, (db: Database) => Promise<unknown>][] = [
  [
    'with migrations that no longer exist',
    async (db) => {
      await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795000000000`);
      await db.execute(sql`alter table countries drop column users_count`);
    },
  ],
  [
    'with an additional migration',
    async (db) => {
      await db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a branch', 1999000000000)`,
      );
      await db.execute(sql`create table clubs (country_id uuid references countries)`);
    },
  ],
  [
    'with a migration whose SQL differs',
    (db) => db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of a branch'`),
  ],
];

describe.each(ways)('a database from another version %s is recognized', (_, leave) => {
  it('the embedded database replaces the data of another version', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'another-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const old = await openDatabase({ dataDir });
    await seed(old.db, () => {}, size);
    await leave(old.db);
    await old.close();
    const { db, close } = await openDatabase({ dataDir });
    onTestFinished(close);
    expect(await db.select({ count: countries.usersCount }).from(countries)).toEqual([]);
    expect(await seed(db, () => {}, size)).toBe('made');
  });

  it('the sandbox refuses a PostgreSQL server with data of another version', async () => {
    const server = inject('postgresUrl');
    const { name, url } = await createServerDatabase(server);
    onTestFinished(() => dropServerDatabase(server, name));
    const old = await openDatabase({ url });
    await leave(old.db);
    await old.close();
    await expect(openDatabase({ url })).rejects.toThrow('made by another version: use an empty database');
  });
});

it('the embedded database keeps the data of the same version', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'same-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const old = await openDatabase({ dataDir });
  await seed(old.db, () => {}, size);
  await old.close();
  const { db, close } = await openDatabase({ dataDir });
  onTestFinished(close);
  expect(await seed(db, () => {}, size)).toBe('found');
});
