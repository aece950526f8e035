import { ORPCError } from '@orpc/server';
import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';
import { getTableName, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { SeriesQuery } from '@/lib/contract/stats';
import type { ApiContext } from '@/sandbox/api/context';
import type { Level } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';

export const FRIENDLY = 'FRIENDLY';
export const EVENT = 'EVENT';
export type Rounds = { kind: typeof FRIENDLY | typeof EVENT; count: number };

export function totalOf({ db, cache }: ApiContext, table: PgTable): Promise<number> {
  return cache.figures(db, 'all', [getTableName(table)], () => db.$count(table));
}

/** The number of rows now, and at the time `from`: the current number minus the rows created since. */
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

type Query = z.output<typeof SeriesQuery>;
type Row = { date: string; count: number };

const maxIntervals = 400;
const shortest = { day: millisecondsInDay, week: millisecondsInWeek, month: 4 * millisecondsInWeek } as const;

/**
 * Counts rows per interval by the time in `moment`, the oldest interval first, including empty intervals. Each count
 * reads one range of the column's index.
 * @throws ORPCError BAD_REQUEST
 */
export async function seriesOf(db: Database, moment: PgColumn, query: Query): Promise<Row[]> {
  const { from, to, interval, zone } = checked(query);
  const step = sql.raw(`interval '1 ${interval}'`);
  const inZone = (local: SQL) => sql`(${local} at time zone ${zone})`;
  const { rows } = await db.execute<Row>(sql`
    select to_char(starts, 'YYYY-MM-DD') as date,
      (select count(*)::int from ${moment.table}
        where ${moment} >= greatest(${inZone(sql`starts`)}, ${from}::timestamptz)
          and ${moment} < least(${inZone(sql`(starts + ${step})`)}, ${to}::timestamptz)) as count
    from generate_series(
      date_trunc(${interval}, ${inZone(sql`${from}::timestamptz`)}),
      ${inZone(sql`${to}::timestamptz`)} - interval '1 millisecond',
      ${step}) as starts
    order by starts`);
  return rows.map(({ date, count }) => ({ date, count }));
}

function checked(query: Query): Query {
  const span = Date.parse(query.to) - Date.parse(query.from);
  if (span <= 0) throw new ORPCError('BAD_REQUEST', { message: 'to: must be later than from' });
  if (span / shortest[query.interval] > maxIntervals) {
    throw new ORPCError('BAD_REQUEST', { message: `interval: makes more than ${maxIntervals} of this time` });
  }
  return query;
}
