import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ClientBase, escapeIdentifier, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../db/database';

const batchSize = 2_000;

/** The columns for which at least one row has a value, each with its name in the code and in the database. */
function columnsIn<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) {
  const named = new Set<string>();
  for (const row of rows) for (const property of Object.keys(row)) named.add(property);
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => named.has(property));
  return columns.map(([property, { name }]) => [property as keyof Table['$inferInsert'], name] as const);
}

/**
 * Inserts rows in batches. Each batch is one JSON parameter, which is fast on both databases and has no limit on the
 * number of values. A column without any value in a batch gets its default.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize);
    const columns = columnsIn(table, batch);
    const identifiers = columns.map(([, name]) => sql.identifier(name));
    const names = sql.join(identifiers, sql`, `);
    const objects = batch.map((row) => Object.fromEntries(columns.map(([key, name]) => [name, row[key] ?? null])));
    const json = JSON.stringify(objects);
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
    );
  }
}

const rowsPerChunk = 500;

/**
 * Writes rows with COPY FREEZE, which makes a later vacuum unnecessary. PostgreSQL allows it only if the table was
 * truncated in the same transaction.
 */
async function copyRows<Table extends PgTable>(
  client: ClientBase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsIn(table, rows);
  const names = columns.map(([, name]) => escapeIdentifier(name)).join(', ');
  const copy = copyFrom(`copy ${escapeIdentifier(getTableName(table))} (${names}) from stdin with (freeze)`);
  const properties = columns.map(([property]) => property);
  await pipeline(Readable.from(lines(rows, properties)), client.query(copy));
}

function* lines<Row>(rows: readonly Row[], properties: readonly (keyof Row)[]): Generator<string> {
  for (let from = 0; from < rows.length; from += rowsPerChunk) {
    let text = '';
    for (const row of rows.slice(from, from + rowsPerChunk)) {
      text += `${properties.map((property) => cell(row[property])).join('\t')}\n`;
    }
    yield text;
  }
}

const escaped: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Formats a value for COPY's text format. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return value.replace(/[\\\t\n\r]/g, (character) => escaped[character] ?? '');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  throw new TypeError(`COPY cannot write ${typeof value}`);
}

function element(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  throw new TypeError(`COPY cannot write an array of ${typeof value}`);
}

/** Adds rows to a table. A column without any value gets its default. */
export type WriteRows = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) => Promise<void>;

type Lists<Tables extends readonly PgTable[]> = {
  [Place in keyof Tables]: readonly [table: Tables[Place], rows: readonly Tables[Place]['$inferInsert'][]];
};

/** Adds rows to several tables, one after another. */
export async function writeEach<Tables extends readonly PgTable[]>(write: WriteRows, ...lists: Lists<Tables>) {
  for (const [table, rows] of lists) await write(table, rows);
}

/**
 * Runs `work` in a transaction with the fastest function to write rows. The tables must be truncated in that
 * transaction.
 */
export async function load<Result>(
  db: Database,
  run: (tx: Database, write: WriteRows) => Promise<Result>,
): Promise<Result> {
  const pool = poolOf(db);
  if (!pool) return db.transaction((tx) => run(tx, (table, rows) => insertRows(tx, table, rows)));
  const client = await pool.connect();
  // Without this listener, a broken connection would end the process. The running statement reports the error.
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

/** The connection pool of a PostgreSQL server; null for the embedded database. */
function poolOf(db: Database): Pool | null {
  return '$client' in db && db.$client instanceof Pool ? db.$client : null;
}
