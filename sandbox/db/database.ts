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

/**
 * True if another version of the sandbox created the tables, for example on a branch: the migrations in the database
 * are not the first migrations of this version.
 */
async function isOfAnotherVersion(db: Executes, migrations: { migrationsFolder: string }): Promise<boolean> {
  const { rows: kept } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (!kept[0]?.is) return false;
  const own = readMigrationFiles(migrations);
  const { rows: run } = await db.execute(
    sql`select hash, created_at as at from ${ofMigrations} order by created_at, id`,
  );
  return run.some(({ hash, at }, index) => hash !== own[index]?.hash || Number(at) !== own[index]?.folderMillis);
}

/** Removes all tables; afterwards migrations and seed can create them again. */
async function empty(db: Executes): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle, identity, public cascade`);
  await db.execute(sql`create schema public`);
}

/** `dataDir` is the folder of the embedded database; without one, the data is kept in memory. */
type PGliteOptions = { dataDir?: string };

async function createPGlite(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({
    dataDir: options.dataDir ?? 'memory://',
    relaxedDurability: false,
    extensions: { pg_trgm },
  }).catch((error: unknown) => {
    throw toReadableError(error);
  });
  // Random reads are cheap, because the data is in memory after the first read. Joins run in the written order, because
  // looking for a better order takes longer than most queries.
  await client.exec('set random_page_cost = 1.1; set join_collapse_limit = 1');
  return client;
}

/** Makes file system errors of the embedded database readable: they have only a WASI error number. */
function toReadableError(error: unknown): unknown {
  if (error instanceof Error || error === null || typeof error !== 'object' || !('errno' in error)) return error;
  const full = error.errno === 51;
  return new Error(
    full
      ? 'The disk is full: the database needs 200 MB'
      : `The database's files cannot be used (WASI error ${error.errno})`,
  );
}

type Rows<Row> = { rows: Row[] };

/** The result type of raw SQL, the same for both database drivers. */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The embedded database or a PostgreSQL server. Both run the same SQL. */
export type Database = PgDatabase<QueryRows>;

export type OpenDatabase = {
  /** The database with its owner's rights, for migrations, the seed and the identity provider. */
  db: Database;
  /**
   * The database for one request. On a PostgreSQL server it is read-only, and the signal cancels its statements. The
   * embedded database has only its owner's connection and always completes its statements.
   */
  forRequest: (signal: AbortSignal) => Database;
  close: () => Promise<void>;
};

/** Options of the embedded database, or the address of a PostgreSQL server. */
type DatabaseOptions = PGliteOptions | ({ url: string } & ServingOptions);

const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/**
 * Opens the database and runs missing migrations. For an embedded database, the caller must hold the lock on its
 * folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return 'url' in options ? openPostgres(options) : openPGlite(options);
}

async function openPGlite(options: PGliteOptions): Promise<OpenDatabase> {
  if (options.dataDir) await mkdir(options.dataDir, { recursive: true });
  const client = await createPGlite(options);
  const db = onPGlite(client);
  try {
    if (await isOfAnotherVersion(db, migrations)) {
      console.log('The data was made by another version and will be replaced.');
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
      throw new Error('The database of DATABASE_URL was made by another version: use an empty database');
    }
    await migratePostgres(db, migrations);
    await ensureReaderRole(db);
    // Fails at startup, instead of at the first request, if the database user cannot use the role.
    await serving.forRequest(new AbortController().signal).execute('select');
  } catch (error) {
    await close();
    throw error;
  }
  return { db, forRequest: serving.forRequest, close };
}
