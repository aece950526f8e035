import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

const batchSize = 2_000;

/**
 * Adds rows in batches, each as one JSON parameter: fast on either database and without a limit on parameters. A column
 * that no row of a batch names gets its default.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([property, { name }]) => [property, name] as const);
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize).map((row) => new Map(Object.entries(row)));
    const given = columns.filter(([property]) => batch.some((values) => values.has(property)));
    const names = sql.join(
      given.map(([, name]) => sql.identifier(name)),
      sql`, `,
    );
    const json = JSON.stringify(
      batch.map((values) => Object.fromEntries(given.map(([property, name]) => [name, values.get(property) ?? null]))),
    );
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
    );
  }
}
