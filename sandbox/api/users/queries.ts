import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { User, UsersQuery } from '@/lib/contract/users';
import { orderBy, type SortColumn } from '@/sandbox/api/list/order';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, regions, users } from '@/sandbox/db/schema';

type Query = z.output<typeof UsersQuery>;

/** The name is ordered as it is shown, first name first, accents and case set aside. */
const sortColumns = {
  name: { column: users.nameKey },
  handicap: { column: users.handicapIndex, nullable: true },
  country: { column: countries.nameKey, nullable: true },
  createdAt: { column: users.createdAt },
} satisfies Record<string, SortColumn>;

const fields = {
  uid: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  handicap: users.handicapIndex,
  country: { uid: countries.id, name: countries.name },
  region: { uid: regions.id, name: regions.name },
  status: users.status,
  createdAt: users.createdAt,
  lastActiveAt: users.lastActiveAt,
};

export function countUsers(db: Database, query: Query): Promise<number> {
  return db.$count(users, found(query));
}

export async function listUsers(db: Database, query: Query, limit: number, offset: number): Promise<User[]> {
  const rows = await db
    .select(fields)
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(regions, eq(regions.id, users.regionId))
    .where(found(query))
    .orderBy(...orderBy(query.sortedBy ?? 'name', sortColumns, users.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  }));
}

export async function userExists(db: Database, id: string): Promise<boolean> {
  return (await db.$count(users, eq(users.id, id))) > 0;
}

function found({ search }: Query) {
  return matches(search, { text: [users.searchText], uid: users.id });
}
