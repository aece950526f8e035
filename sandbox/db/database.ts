import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import { empty, isOlder } from './older-version';
import { createPGlite, type PGlitePlace } from './pglite';
import { ensureReaderRole } from './reader-role';
import { createPool, createServingPool, type ServingOptions, servingDefaults } from './serving-pool';

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
type DatabasePlace = PGlitePlace | ({ url: string } & ServingOptions);

export const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Opens the database and brings its tables up to date. A directory must be locked by the caller first. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return 'url' in place ? openPostgres(place) : openPGlite(place);
}

async function openPGlite(place: PGlitePlace): Promise<OpenDatabase> {
  if (place.dataDir) await mkdir(place.dataDir, { recursive: true });
  const client = await createPGlite(place);
  const db = onPGlite(client);
  try {
    if (await isOlder(db, migrations)) {
      console.log('The data is of an older version: it is made anew.');
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
    if (await isOlder(db, migrations)) throw new Error('The database is of an older version: give an empty one');
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
