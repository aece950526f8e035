import { getTableName, gte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ApiContext } from '@/sandbox/api/context';
import type { Level } from '@/sandbox/api/shapes';

export const FRIENDLY = 'FRIENDLY';
export const EVENT = 'EVENT';
export type Rounds = { kind: typeof FRIENDLY | typeof EVENT; count: number };

/** All rows of a table. */
export function totalOf({ db, cache }: ApiContext, table: PgTable): Promise<number> {
  return cache.figures(db, 'all', [getTableName(table)], () => db.$count(table));
}

/** The rows of these tables now and before a moment. Later rows are counted, as they are fewer. */
export async function levelOf(context: ApiContext, from: string | undefined, ...created: PgColumn[]): Promise<Level> {
  const { db, cache } = context;
  const counts = await Promise.all(
    created.map(async (moment) => {
      const name = getTableName(moment.table);
      const total = await totalOf(context, moment.table as PgTable);
      if (from === undefined) return { total, later: 0 };
      const later = await cache.figures(db, 'since', [name, from], () =>
        db.$count(moment.table as PgTable, gte(moment, new Date(from))),
      );
      return { total, later };
    }),
  );
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  const later = counts.reduce((sum, one) => sum + one.later, 0);
  return { total, previousTotal: from === undefined ? null : total - later };
}
