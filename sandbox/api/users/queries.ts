import { eq, isNull, or, sql } from 'drizzle-orm';
import type { UsersQuery } from '@/lib/contract/users';
import { declaredList, nullable, recordRows } from '@/sandbox/api/list/declared-list';
import { anyOf, anyUidOf, atLeast, atMost, before, orNone, since } from '@/sandbox/api/list/filters';
import { type FilterQuery, type List, within } from '@/sandbox/api/list/list';
import { left, personOf, pick, refTo, rowRequired } from '@/sandbox/api/list/rows';
import { rowAsText, type TextRow } from '@/sandbox/api/list/text-rows';
import type { User } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, friendships, regions, users } from '@/sandbox/db/schema/base';

const joins = [left(countries, eq(countries.id, users.countryId)), left(regions, eq(regions.id, users.regionId))];

export const usersList = declaredList<User, typeof UsersQuery>({
  uid: users.id,
  singleTable: true,
  joins,
  fields: {
    ...personOf(users),
    handicap: users.handicapIndex,
    country: refTo(countries),
    region: refTo(regions),
    ...pick(users, 'status', 'createdAt', 'lastActiveAt'),
  },
  sorts: {
    /** The full name, first name first, in lower case and without accents. */
    name: users.nameKey,
    handicap: nullable(users.handicapIndex),
    country: nullable(users.countryKey),
    region: nullable(users.regionKey),
    status: nullable(users.status),
    createdAt: users.createdAt,
    lastActiveAt: nullable(users.lastActiveAt),
  },
  sortedBy: 'name',
  search: [users.searchText],
  filters: {
    country: orNone(anyUidOf, users.countryId),
    region: orNone(anyUidOf, users.regionId),
    status: orNone(anyOf, users.status),
    createdFrom: since(users.createdAt),
    createdTo: before(users.createdAt),
    handicapMin: atLeast(users.handicapIndex),
    handicapMax: atMost(users.handicapIndex),
    activeFrom: since(users.lastActiveAt),
    activeTo: before(users.lastActiveAt),
    activeBefore: (moment) => or(before(users.lastActiveAt)(moment), isNull(users.lastActiveAt)),
    active: () => isNull(users.lastActiveAt),
  },
});

/** The same columns as `userColumns`, in the same order. */
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

/** The list of users with one text per row, which makes exports faster. */
export function usersAsText(list: typeof usersList): List<TextRow, FilterQuery<typeof UsersQuery>> {
  return { ...list, rows: recordRows<TextRow>(users.id, { uid: users.id, text: rowAsText(userCells) }, joins) };
}

/** A user's friends. PostgreSQL can look up an array of their ids by primary key. */
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
export const requireUser = rowRequired(users.id, 'user');
