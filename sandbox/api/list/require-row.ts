import { ORPCError } from '@orpc/server';
import { type Column, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';
import { isUid } from './search';

/** @throws ORPCError NOT_FOUND when the table has no row with this id */
export async function requireRow(db: Database, table: PgTable, uid: Column, id: string, what: string): Promise<void> {
  if (isUid(id) && (await db.$count(table, eq(uid, id))) > 0) return;
  throw new ORPCError('NOT_FOUND', { message: `There is no ${what} with this uid` });
}
