import { and, eq } from 'drizzle-orm';
import type { Member, MembersQuery } from '@/lib/contract/members';
import { anyOf, anyUidOf, atLeast, atMost } from '@/sandbox/api/list/filters';
import { type FilterQuery, type List, within } from '@/sandbox/api/list/list';
import { requireRow } from '@/sandbox/api/list/require-row';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { groupMembers, groups } from '@/sandbox/db/schema/groups';

type Query = FilterQuery<typeof MembersQuery>;
type Key = 'name' | 'group' | 'membershipType' | 'role' | 'handicap' | 'joinedAt';

const fields = {
  uid: groupMembers.id,
  firstName: groupMembers.firstName,
  lastName: groupMembers.lastName,
  membershipType: groupMembers.membershipType,
  role: groupMembers.role,
  handicap: groupMembers.handicap,
  group: { uid: groups.id, name: groups.name },
  userUid: groupMembers.userId,
  joinedAt: groupMembers.joinedAt,
};

export const membersList: List<Member, Query, Key> = {
  uid: groupMembers.id,
  singleTable: true,
  sortColumns: {
    name: { column: groupMembers.nameKey },
    group: { column: groupMembers.groupKey },
    membershipType: { column: groupMembers.membershipType },
    role: { column: groupMembers.role, nullable: true },
    handicap: { column: groupMembers.handicap, nullable: true },
    joinedAt: { column: groupMembers.joinedAt, nullable: true },
  },
  sortedBy: 'name',
  where: ({ search, role, membershipType, group, handicapMin, handicapMax }) =>
    and(
      matches(search, { text: [groupMembers.searchText], uid: groupMembers.id }),
      anyOf(groupMembers.role, role),
      anyOf(groupMembers.membershipType, membershipType),
      anyUidOf(groupMembers.groupId, group),
      atLeast(groupMembers.handicap, handicapMin),
      atMost(groupMembers.handicap, handicapMax),
    ),
  count: (db, where) => db.$count(groupMembers, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const rows = await db
      .select({ ...fields, sortKey })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ sortKey, ...row }) => ({
      sortKey,
      item: { ...row, joinedAt: row.joinedAt?.toISOString() ?? null },
    }));
  },
};

export const membersOfGroupList = (groupId: string) => within(membersList, eq(groupMembers.groupId, groupId));

/** A golfer's memberships, one per group. */
export const groupsOfUserList = (userId: string) => within(membersList, eq(groupMembers.userId, userId), 'group');

/** @throws ORPCError NOT_FOUND */
export function requireMember(db: Database, id: string): Promise<void> {
  return requireRow(db, groupMembers, groupMembers.id, id, 'member');
}
