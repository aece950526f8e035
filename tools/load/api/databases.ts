import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '@/sandbox/db/database';
import { startPostgresServer } from '@/sandbox/db/testing/postgres-server';
import { seed } from '@/sandbox/seed/seed';
import type { SeedSize } from '@/sandbox/seed/size';
import { startStep } from '../../process/steps.mjs';

type Seeded = { database: OpenDatabase; url: string; seeding: string };

/**
 * Returns the PostgreSQL server of DATABASE_URL, which keeps its databases. Without DATABASE_URL, starts a temporary
 * server, which ends with the measurement.
 */
export async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startPostgresServer();
}

/** Opens the database of this size, which stays on the server for the next measurement. */
export async function seededOnServer(server: string, size: SeedSize, log: (line: string) => void): Promise<Seeded> {
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
  const started = performance.now();
  const database = await openDatabase({ url });
  const outcome = await seed(database.db, log, size);
  const seconds = (performance.now() - started) / 1_000;
  return { database, url, seeding: outcome === 'made' ? `${seconds.toFixed(0)} s` : 'existing data' };
}

/** Seeds a database of this size. @returns the environment of a sandbox on this database */
export async function provideData(server: string, size: SeedSize) {
  const step = startStep(`${size.friendlyRounds} rounds`);
  const { database, url } = await seededOnServer(server, size, step.progress);
  await database.close();
  step.done();
  return {
    DATABASE_URL: url,
    SANDBOX_USERS: String(size.users),
    SANDBOX_ROUNDS: String(size.friendlyRounds),
    SANDBOX_NOW: '2026-11-01',
  };
}
