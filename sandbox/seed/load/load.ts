import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { Database } from '../../db/database';
import { copyRows } from './copy-rows';
import { insertRows } from './insert-rows';

/** Adds rows to a table. A column that no row of a call names gets its default. */
export type WriteRows = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) => Promise<void>;

/** Runs one transaction with the fastest bulk writer. Its tables must be truncated in the same transaction. */
export async function load<Result>(
  db: Database,
  run: (tx: Database, write: WriteRows) => Promise<Result>,
): Promise<Result> {
  const pool = poolOf(db);
  if (!pool) return db.transaction((tx) => run(tx, (table, rows) => insertRows(tx, table, rows)));
  const client = await pool.connect();
  // A broken connection fails the running statement; without a listener it would also end the process.
  let broken: Error | undefined;
  const noteBroken = (error: Error) => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    return await drizzle(client).transaction((tx) => run(tx, (table, rows) => copyRows(client, table, rows)));
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}

/** Null for the embedded database. */
function poolOf(db: Database): Pool | null {
  return '$client' in db && db.$client instanceof Pool ? db.$client : null;
}
