import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ClientBase, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const rowsPerChunk = 500;

/**
 * Adds rows by COPY with FREEZE, which saves a later vacuum and is allowed only on a table truncated in the same
 * transaction.
 */
export async function copyRows<Table extends PgTable>(
  client: ClientBase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const named = new Set<string>();
  for (const row of rows) for (const property of Object.keys(row)) named.add(property);
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => named.has(property));
  const names = columns.map(([, { name }]) => escapeIdentifier(name)).join(', ');
  const copy = copyFrom(`copy ${escapeIdentifier(getTableName(table))} (${names}) from stdin with (freeze)`);
  const properties = columns.map(([property]) => property as keyof Table['$inferInsert']);
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

/** A value in the text format of COPY. */
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
