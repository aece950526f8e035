import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

type Database = { execute: (query: SQL) => PromiseLike<{ rows: Record<string, unknown>[] }> };

const ofMigrations = sql.raw('drizzle.__drizzle_migrations');

/** Whether the database was made before the first migration of this version, which makes all tables at once. */
export async function isOlder(db: Database, migrations: { migrationsFolder: string }): Promise<boolean> {
  const [first] = readMigrationFiles(migrations);
  const { rows: kept } = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`);
  if (!first || !kept[0]?.is) return false;
  const { rows } = await db.execute(sql`select max(created_at) as last from ${ofMigrations}`);
  const [{ last = null } = {}] = rows;
  return last !== null && Number(last) < first.folderMillis;
}

/** Removes all that is in it: the seed makes it anew. */
export async function empty(db: Database): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle, identity, public cascade`);
  await db.execute(sql`create schema public`);
}
