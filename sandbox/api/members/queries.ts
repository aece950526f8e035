import { eq } from 'drizzle-orm';
import type { MembersQuery } from '@/lib/contract/members';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyOf, anyUidOf, atLeast, atMost } from '@/sandbox/api/list/filters';
import { within } from '@/sandbox/api/list/list';
import { inner, rowRequired } from '@/sandbox/api/list/rows';
import type { Member } from '@/sandbox/api/shapes';
import { groupMembers, groups } from '@/sandbox/db/schema/groups';

export const membersList = declaredList<Member, typeof MembersQuery>({
  uid: groupMembers.id,
  singleTable: true,
  joins: [inner(groups, eq(groups.id, groupMembers.groupId))],
  fields: {
    uid: groupMembers.id,
    firstName: groupMembers.firstName,
    lastName: groupMembers.lastName,
    membershipType: groupMembers.membershipType,
    role: groupMembers.role,
    handicap: groupMembers.handicap,
    group: { uid: groups.id, name: groups.name },
    userUid: groupMembers.userId,
    joinedAt: groupMembers.joinedAt,
  },
  sorts: {
    name: groupMembers.nameKey,
    group: groupMembers.groupKey,
    membershipType: groupMembers.membershipType,
    role: nullable(groupMembers.role),
    handicap: nullable(groupMembers.handicap),
    joinedAt: nullable(groupMembers.joinedAt),
  },
  sortedBy: 'name',
  search: [groupMembers.searchText],
  filters: {
    role: anyOf(groupMembers.role),
    membershipType: anyOf(groupMembers.membershipType),
    group: anyUidOf(groupMembers.groupId),
    handicapMin: atLeast(groupMembers.handicap),
    handicapMax: atMost(groupMembers.handicap),
  },
});

export const membersOfGroupList = (groupId: string) => within(membersList, eq(groupMembers.groupId, groupId));

/** A golfer's memberships, one per group. */
export const groupsOfUserList = (userId: string) => within(membersList, eq(groupMembers.userId, userId), 'group');

/** @throws ORPCError NOT_FOUND */
export const requireMember = rowRequired(groupMembers.id, 'member');
