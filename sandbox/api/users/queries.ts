import { and, eq, sql } from 'drizzle-orm';
import type { User, UsersQuery } from '@/lib/contract/users';
import { rowAsText, type TextRow } from '@/sandbox/api/exports/text-rows';
import { anyOf, anyUidOf, before, orNone, since } from '@/sandbox/api/list/filters';
import { type FilterQuery, type List, within } from '@/sandbox/api/list/list';
import { withoutSortKey } from '@/sandbox/api/list/load-window';
import { requireRow } from '@/sandbox/api/list/require-row';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, friendships, regions, users } from '@/sandbox/db/schema/base';

type Query = FilterQuery<typeof UsersQuery>;
type Key = 'name' | 'handicap' | 'country' | 'region' | 'status' | 'createdAt' | 'lastActiveAt';

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

export const usersList: List<User, Query, Key> = {
  uid: users.id,
  singleTable: true,
  sortColumns: {
    /** First name first, as shown; accents and case are ignored. */
    name: { column: users.nameKey },
    handicap: { column: users.handicapIndex, nullable: true },
    country: { column: users.countryKey, nullable: true },
    region: { column: users.regionKey, nullable: true },
    status: { column: users.status, nullable: true },
    createdAt: { column: users.createdAt },
    lastActiveAt: { column: users.lastActiveAt, nullable: true },
  },
  sortedBy: 'name',
  where: ({ search, country, region, status, createdFrom, createdTo }) =>
    and(
      matches(search, { text: [users.searchText], uid: users.id }),
      orNone(anyUidOf, users.countryId, country),
      orNone(anyUidOf, users.regionId, region),
      orNone(anyOf, users.status, status),
      since(users.createdAt, createdFrom),
      before(users.createdAt, createdTo),
    ),
  count: (db, where) => db.$count(users, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const rows = await db
      .select({ ...fields, sortKey })
      .from(users)
      .leftJoin(countries, eq(countries.id, users.countryId))
      .leftJoin(regions, eq(regions.id, users.regionId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ sortKey, ...row }) => ({
      sortKey,
      item: {
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
      },
    }));
  },
};

/** The cells of `userColumns`, in their order. */
export const userCells = [
  users.id,
  users.firstName,
  users.lastName,
  users.handicapIndex,
  countries.name,
  countries.id,
  regions.name,
  regions.id,
  users.status,
  users.createdAt,
  users.lastActiveAt,
] as const;

/** The list for a file of many rows. */
export function usersAsText(list: typeof usersList): List<TextRow, Query, Key> {
  return {
    ...list,
    rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
      const rows = await db
        .select({ uid: users.id, text: rowAsText(userCells), sortKey })
        .from(users)
        .leftJoin(countries, eq(countries.id, users.countryId))
        .leftJoin(regions, eq(regions.id, users.regionId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return withoutSortKey(rows);
    },
  };
}

/** The ids are selected first, as one array, so that the golfers are found by primary key. */
export function friendsList(userId: string): typeof usersList {
  const ids = sql`(select ${friendships.friendId} from ${friendships} where ${friendships.userId} = ${userId})`;
  return within(usersList, sql`${users.id} = any(array${ids})`);
}

export async function findEmail(db: Database, id: string): Promise<string> {
  await requireUser(db, id);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return user?.email ?? '';
}

/** @throws ORPCError NOT_FOUND */
export function requireUser(db: Database, id: string): Promise<void> {
  return requireRow(db, users, users.id, id, 'golfer');
}
