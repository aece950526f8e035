import { getTableName, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

type Definition = { table: string; name: string; definition: string };

/**
 * Drops the tables' keys and indexes, runs `work` and creates them again, which makes writing many rows faster. Must
 * run in a transaction, so that no other connection sees tables without indexes.
 */
export async function withoutIndexes(
  tx: Database,
  tables: readonly PgTable[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map(getTableName);
  const references = await constraints(tx, ['f'], names);
  const keys = await constraints(tx, ['u', 'p'], names);
  const indexes = await looseIndexes(tx, names);
  for (const { table, name } of [...references, ...keys]) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);

  await work();

  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of [...keys, ...references]) {
    const constraint = sql`constraint ${sql.identifier(name)} ${sql.raw(definition)}`;
    await tx.execute(sql`alter table ${sql.identifier(table)} add ${constraint}`);
  }
}

/** The constraints of these tables, and the foreign keys of other tables that refer to them. */
async function constraints(tx: Database, kinds: readonly string[], names: readonly string[]): Promise<Definition[]> {
  const { rows } = await tx.execute<Definition>(sql`
    select own.relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class own on own.oid = conrelid
    left join pg_class other on other.oid = confrelid
    where own.relnamespace = 'public'::regnamespace and ${inArray(sql`contype`, [...kinds])}
      and (${inArray(sql`own.relname`, [...names])} or ${inArray(sql`other.relname`, [...names])})
    order by own.relname, conname`);
  return rows;
}

/** The indexes that do not belong to a constraint. */
async function looseIndexes(tx: Database, names: readonly string[]): Promise<Definition[]> {
  const { rows } = await tx.execute<Definition>(sql`
    select own.relname as table, made.relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    join pg_class own on own.oid = indrelid
    join pg_class made on made.oid = indexrelid
    where own.relnamespace = 'public'::regnamespace and ${inArray(sql`own.relname`, [...names])}
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by own.relname, made.relname`);
  return rows;
}
