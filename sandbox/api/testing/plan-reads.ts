import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import type { OpenDatabase } from '@/sandbox/db/database';

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };

/** Calls `run` and returns the plan nodes that read the table, such as `Index Only Scan users_name`. */
export async function readsOf(
  { db }: OpenDatabase,
  table: PgTable,
  run: () => Promise<unknown>,
  isPlanned: (statement: string) => boolean = () => true,
): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await run();
  const statements = query.mock.calls.map(([statement, values]) => ({
    text: String(Reflect.get(Object(statement), 'text') ?? statement),
    values: values as unknown as unknown[],
  }));
  query.mockRestore();
  const name = getTableName(table);
  const pool: { query: (text: string, values: unknown[]) => Promise<{ rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }> } =
    Reflect.get(db, '$client');
  const reads = new Set<string>();
  for (const { text, values } of statements) {
    if (!text.includes(`"${name}"`) || !isPlanned(text)) continue;
    const { rows } = await pool.query(`explain (format json) ${text}`, values);
    for (const read of rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan, name))) {
      reads.add(read);
    }
  }
  return [...reads].toSorted();
}

function nodesOf(plan: Plan, table: string): string[] {
  const own = plan['Relation Name'] === table || plan['Index Name']?.startsWith(table);
  const name = [plan['Node Type'], plan['Index Name']].filter(Boolean).join(' ');
  return [...(own ? [name] : []), ...(plan.Plans ?? []).flatMap((one) => nodesOf(one, table))];
}

/** Repeats the vacuum until index-only scans can use every page of the tables. Other connections may delay this. */
export async function vacuumed({ db }: OpenDatabase, ...tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    await vi.waitFor(async () => {
      await db.execute(sql`vacuum (analyze, freeze, disable_page_skipping) ${table}`);
      const { rows } = await db.execute(sql`
        select relallvisible = relpages as marked from pg_class where oid = ${getTableName(table)}::regclass`);
      expect(rows).toEqual([{ marked: true }]);
    }, 30_000);
  }
}
