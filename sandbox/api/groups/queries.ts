import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Group, GroupsQuery } from '@/lib/contract/groups';
import { anyUidOf, atLeast, atMost, before, since } from '@/sandbox/api/list/filters';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { requireRow } from '@/sandbox/api/list/require-row';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, users } from '@/sandbox/db/schema/base';
import { groups } from '@/sandbox/db/schema/groups';

type Query = FilterQuery<typeof GroupsQuery>;
type Key = 'name' | 'owner' | 'country' | 'membersCount' | 'eventsCount' | 'createdAt';

const owners = alias(users, 'owners');

const fields = {
  uid: groups.id,
  name: groups.name,
  owner: { uid: owners.id, firstName: owners.firstName, lastName: owners.lastName },
  country: { uid: countries.id, name: countries.name },
  membersCount: groups.membersCount,
  eventsCount: groups.eventsCount,
  createdAt: groups.createdAt,
};

export const groupsList: List<Group, Query, Key> = {
  uid: groups.id,
  sortColumns: {
    name: { column: groups.nameKey },
    owner: { column: owners.nameKey, nullable: true },
    country: { column: countries.nameKey, nullable: true },
    membersCount: { column: groups.membersCount },
    eventsCount: { column: groups.eventsCount, nullable: true },
    createdAt: { column: groups.createdAt },
  },
  sortedBy: 'name',
  where: ({ search, country, membersMin, membersMax, createdFrom, createdTo }) =>
    and(
      matches(search, { text: [groups.nameKey], uid: groups.id }),
      anyUidOf(groups.countryId, country),
      atLeast(groups.membersCount, membersMin),
      atMost(groups.membersCount, membersMax),
      since(groups.createdAt, createdFrom),
      before(groups.createdAt, createdTo),
    ),
  count: (db, where) => db.$count(groups, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const rows = await db
      .select({ ...fields, sortKey })
      .from(groups)
      .leftJoin(owners, eq(owners.id, groups.ownerId))
      .leftJoin(countries, eq(countries.id, groups.countryId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ sortKey, ...row }) => ({ sortKey, item: { ...row, createdAt: row.createdAt.toISOString() } }));
  },
};

/** @throws ORPCError NOT_FOUND */
export function requireGroup(db: Database, id: string): Promise<void> {
  return requireRow(db, groups, groups.id, id, 'group');
}
