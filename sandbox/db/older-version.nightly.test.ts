import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from './database';
import { countries } from './schema/base';
import { createServerDatabase, dropServerDatabase } from './testing/server-databases';

/** As a version left it whose migrations this one no longer has. */
async function age(db: Database) {
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795000000000`);
  await db.execute(sql`alter table countries drop column users_count`);
}

it('a folder of an older version is made anew, and says so', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'older-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const old = await openDatabase({ dataDir });
  await age(old.db);
  await old.close();
  const { db, close } = await openDatabase({ dataDir });
  onTestFinished(close);
  expect(await db.select({ count: countries.usersCount }).from(countries)).toEqual([]);
});

it('a server’s database of an older version is left as it is', async () => {
  const server = inject('postgresUrl');
  const { name, url } = await createServerDatabase(server);
  onTestFinished(() => dropServerDatabase(server, name));
  const old = await openDatabase({ url });
  await age(old.db);
  await old.close();
  await expect(openDatabase({ url })).rejects.toThrow('give an empty one');
});
