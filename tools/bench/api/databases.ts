import { Client } from 'pg';
import { type OpenDatabase, openDatabase } from '@/sandbox/db/database';
import { startPostgresServer } from '@/sandbox/db/testing/postgres-server';
import { seed } from '@/sandbox/seed/seed';
import type { SeedSize } from '@/sandbox/seed/size';

/** The server of DATABASE_URL, whose databases stay, or one that lasts as long as the bench. */
export async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startPostgresServer();
}

type Seeded = { database: OpenDatabase; outcome: 'made' | 'found'; ms: number };

/** The bench's database of a size, which stays on the server for the next run. */
export async function seededOnServer(
  server: string,
  size: SeedSize,
  log: (line: string) => void,
): Promise<Seeded & { url: string }> {
  const name = `fairway_bench_${size.friendlyRounds}`;
  await ensureDatabase(server, name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { ...(await seeded(await openDatabase({ url: url.href }), size, log)), url: url.href };
}

/** The embedded database of a size, in memory. */
export async function seededEmbedded(size: SeedSize, log: (line: string) => void): Promise<Seeded> {
  return seeded(await openDatabase({}), size, log);
}

async function seeded(database: OpenDatabase, size: SeedSize, log: (line: string) => void): Promise<Seeded> {
  const started = performance.now();
  const outcome = await seed(database.db, log, size);
  return { database, outcome, ms: performance.now() - started };
}

async function ensureDatabase(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
