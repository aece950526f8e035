import { and, eq, exists, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase } from '@/sandbox/db/database';
import { users } from '@/sandbox/db/schema/base';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { startPostgresServer } from '@/sandbox/db/testing/postgres-server';
import { seed } from '@/sandbox/seed/seed';
import type { SeedSize } from '@/sandbox/seed/size';
import { startStep } from '../process/steps.mjs';

/**
 * Returns the PostgreSQL server of DATABASE_URL, whose databases stay after the measurement. Without DATABASE_URL,
 * starts a temporary server, which `stop` ends.
 */
export async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startPostgresServer();
}

/**
 * Makes and seeds a database of this size, which stays on the server for the next measurement.
 * @returns the environment of a sandbox on this database
 */
export async function provideData(server: string, size: SeedSize) {
  const name = `fairway_bench_${size.friendlyRounds}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const { href: url } = Object.assign(new URL(server), { pathname: `/${name}` });
  const step = startStep(`${size.friendlyRounds} rounds`);
  const { db, close } = await openDatabase({ url });
  await seed(db, step.progress, size).finally(close);
  step.done();
  return {
    DATABASE_URL: url,
    SANDBOX_USERS: String(size.users),
    SANDBOX_ROUNDS: String(size.friendlyRounds),
    SANDBOX_NOW: '2026-11-01',
  };
}

/** Last names of users who created rounds. None is the beginning of another. */
export async function rareWords(url: string): Promise<string[]> {
  const { db, close } = await openDatabase({ url });
  const hasRounds = exists(db.select().from(friendlyRounds).where(eq(friendlyRounds.createdBy, users.id)));
  const names = await db
    .selectDistinct({ name: users.lastName })
    .from(users)
    .where(and(sql`${users.lastName} ~ '^[A-Za-z]{8,}$'`, hasRounds))
    .orderBy(users.lastName)
    .limit(200)
    .finally(close);
  return names.map(({ name }) => name).filter((name, index) => !names[index + 1]?.name.startsWith(name));
}
