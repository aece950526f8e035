import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import { createPool, createServingPool, ensureReaderRole, type ServingOptions, servingDefaults } from './serving-pool';

type Executes = { execute: (query: SQL) => PromiseLike<{ rows: Record<string, unknown>[] }> };

const ofMigrations = sql.raw('drizzle.__drizzle_migrations');

/** Whether another version, such as a branch, made the tables: their migrations are not the first ones of this one. */
async function isOfAnotherVersion(db: Executes, migrations: { migrationsFolder: string }): Promise<boolean> {
  const { rows: kept } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (!kept[0]?.is) return false;
  const own = readMigrationFiles(migrations);
  const { rows: run } = await db.execute(
    sql`select hash, created_at as at from ${ofMigrations} order by created_at, id`,
  );
  return run.some(({ hash, at }, index) => hash !== own[index]?.hash || Number(at) !== own[index]?.folderMillis);
}

/** Removes all that is in it: the seed makes it anew. */
export async function empty(db: Executes): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle, identity, public cascade`);
  await db.execute(sql`create schema public`);
}

/** The embedded database's files: a directory, or new in memory. */
export type PGliteOptions = { dataDir?: string };

async function createPGlite(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({
    dataDir: options.dataDir ?? 'memory://',
    relaxedDurability: false,
    extensions: { pg_trgm },
  }).catch((error: unknown) => {
    throw toReadableError(error);
  });
  // Data is in memory once read, and planning takes longer than most queries run: joins keep their written order.
  await client.exec('set random_page_cost = 1.1; set join_collapse_limit = 1');
  return client;
}

/** File system errors of the engine have a WASI number and no message. */
function toReadableError(error: unknown): unknown {
  if (error instanceof Error || error === null || typeof error !== 'object' || !('errno' in error)) return error;
  const full = error.errno === 51;
  return new Error(
    full ? 'The disk is full: the database needs 200 MB' : `Its files cannot be used (WASI error ${error.errno})`,
  );
}

type Rows<Row> = { rows: Row[] };

/** The result of raw SQL with either driver. */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Embedded or on a server: the SQL is the same. */
export type Database = PgDatabase<QueryRows>;

export type OpenDatabase = {
  /** With the owner's rights: tables, seed and identity. */
  db: Database;
  /**
   * For one request. On a server it is read-only, and the signal cancels its statements; the embedded database has one
   * connection, the owner's, whose statements always run to completion.
   */
  forRequest: (signal: AbortSignal) => Database;
  close: () => Promise<void>;
};

/** Embedded, or the address of a PostgreSQL server. */
type DatabaseOptions = PGliteOptions | ({ url: string } & ServingOptions);

export const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Opens the database and brings its tables up to date. A directory must be locked by the caller first. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return 'url' in options ? openPostgres(options) : openPGlite(options);
}

async function openPGlite(options: PGliteOptions): Promise<OpenDatabase> {
  if (options.dataDir) await mkdir(options.dataDir, { recursive: true });
  const client = await createPGlite(options);
  const db = onPGlite(client);
  try {
    if (await isOfAnotherVersion(db, migrations)) {
      console.log('The data is of another version: it is made anew.');
      await empty(db);
    }
    await migratePGlite(db, migrations);
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, forRequest: () => db, close: () => client.close() };
}

async function openPostgres({ url, ...given }: { url: string } & ServingOptions): Promise<OpenDatabase> {
  const options = { ...servingDefaults, ...given };
  const pool = createPool(url, options);
  const serving = createServingPool(pool, url, options);
  const close = async () => {
    await serving.end();
    await pool.end();
  };
  const db = onPostgres(pool);
  try {
    if (await isOfAnotherVersion(db, migrations)) {
      throw new Error('The database of DATABASE_URL is of another version: give an empty one');
    }
    await migratePostgres(db, migrations);
    await ensureReaderRole(db);
    // A role that cannot be assumed must fail the start, not the first request.
    await serving.forRequest(new AbortController().signal).execute('select');
  } catch (error) {
    await close();
    throw error;
  }
  return { db, forRequest: serving.forRequest, close };
}
