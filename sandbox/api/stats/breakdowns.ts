import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';
import { countries, regions, users } from '@/sandbox/db/schema/base';
import { groups } from '@/sandbox/db/schema/groups';

type StatusCount = { status: string; count: number };

/** Counts rows by status, the most frequent first. Rows without a status are not counted. */
export async function byStatus(db: Database, status: PgColumn): Promise<StatusCount[]> {
  const rows = await db
    .select({ status: sql<string>`${status}`, count: count() })
    .from(status.table)
    .where(isNotNull(status))
    .groupBy(status);
  return mostFirst(rows);
}

/** Adds the counts of several tables for each status. */
export function mergeCounts(...tables: readonly StatusCount[][]): StatusCount[] {
  const counts = new Map<string, number>();
  for (const { status, count } of tables.flat()) counts.set(status, (counts.get(status) ?? 0) + count);
  return mostFirst([...counts].map(([status, count]) => ({ status, count })));
}

function mostFirst(rows: StatusCount[]): StatusCount[] {
  return rows.toSorted((a, b) => b.count - a.count || (a.status < b.status ? -1 : 1));
}

export async function usersPerCountry(db: Database) {
  const rows = await db
    .select({ uid: countries.id, name: countries.name, count: count() })
    .from(users)
    .innerJoin(countries, eq(countries.id, users.countryId))
    .groupBy(countries.id)
    .orderBy(desc(count()), asc(countries.nameKey));
  return rows.map(({ count, ...country }) => ({ country, count }));
}

export async function usersPerRegion(db: Database, countryId: string) {
  const rows = await db
    .select({ uid: regions.id, name: regions.name, count: count() })
    .from(users)
    .innerJoin(regions, eq(regions.id, users.regionId))
    .where(and(eq(regions.countryId, countryId), eq(users.countryId, countryId)))
    .groupBy(regions.id)
    .orderBy(desc(count()), asc(regions.nameKey));
  return rows.map(({ count, ...region }) => ({ region, count }));
}

/** The smallest group size in each range. The last range has no upper limit. */
const sizes = [0, 5, 10, 20, 40, 80] as const;

export async function groupSizes(db: Database) {
  const range = sql<number>`width_bucket(${groups.membersCount}, ${sql.raw(`array[${sizes.join(',')}]`)})`;
  const rows = await db.select({ range, count: count() }).from(groups).groupBy(range);
  const counts = new Map(rows.map(({ range, count }) => [range, count]));
  return sizes.map((minSize, index) => {
    const next = sizes[index + 1];
    return { minSize, maxSize: next === undefined ? null : next - 1, count: counts.get(index + 1) ?? 0 };
  });
}
