import { ORPCError } from '@orpc/server';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';
import { isUid } from './search';

export type Join = { kind: 'left' | 'inner'; table: PgTable; on: SQL };

export const left = (table: PgTable, on: SQL): Join => ({ kind: 'left', table, on });
export const inner = (table: PgTable, on: SQL): Join => ({ kind: 'inner', table, on });

/** The columns of a record's fields and of its nested records' fields. */
export type Fields<Item> = {
  readonly [Name in keyof Item]-?:
    | PgColumn
    | SQL
    | (NonNullable<Item[Name]> extends object ? Fields<NonNullable<Item[Name]>> : never);
};

/** Picks columns by name, for fields and sort keys named like their column. */
export const pick = <Table extends PgTable, Name extends keyof Table & string>(table: Table, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;

export const refTo = <Id, Name>({ id, name }: { id: Id; name: Name }) => ({ uid: id, name });
export const personOf = <Id, First, Last>(table: { id: Id; firstName: First; lastName: Last }) => {
  const { id: uid, firstName, lastName } = table;
  return { uid, firstName, lastName };
};

type Read = {
  from: PgTable;
  joins?: readonly Join[] | undefined;
  where: SQL | undefined;
  orderBy?: readonly SQL[];
  limit?: number;
  offset?: number;
};

export async function selectRows<Row>(
  db: Database,
  fields: Fields<Row>,
  { from, joins = [], where, orderBy = [], limit, offset }: Read,
): Promise<Row[]> {
  const query = db
    .select(fields as Record<string, PgColumn>)
    .from(from)
    .$dynamic();
  for (const { kind, table, on } of joins) {
    if (kind === 'left') query.leftJoin(table, on);
    else query.innerJoin(table, on);
  }
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  return (await query.where(where).orderBy(...orderBy)) as Row[];
}

/** Safe as a cast, because responses are validated. */
export function asItem<Item>(row: object): Item {
  const texts = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(texts) as Item;
}

/** Returns a function that responds 404 for an id that is not in the table. @throws ORPCError NOT_FOUND */
export const rowRequired =
  (uid: PgColumn, what: string) =>
  async (db: Database, id: string): Promise<void> => {
    if (isUid(id) && (await db.$count(uid.table, eq(uid, id))) > 0) return;
    throw new ORPCError('NOT_FOUND', { message: `There is no ${what} with this uid` });
  };
