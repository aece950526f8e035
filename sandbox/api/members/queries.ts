import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HandicapHistoryQuery, MembersQuery } from '@/lib/contract/members';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyOf, anyUidOf, atLeast, atMost } from '@/sandbox/api/list/filters';
import { within } from '@/sandbox/api/list/list';
import { inner, left, personOf, pick, refTo, rowRequired, selectRows } from '@/sandbox/api/list/rows';
import type { HandicapEntry, Member } from '@/sandbox/api/shapes';
import { handicapEntries } from '@/sandbox/db/schema/event-scores';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { groupMembers, groups } from '@/sandbox/db/schema/groups';

export const membersList = declaredList<Member, typeof MembersQuery>({
  uid: groupMembers.id,
  singleTable: true,
  joins: [inner(groups, eq(groups.id, groupMembers.groupId))],
  fields: {
    ...personOf(groupMembers),
    ...pick(groupMembers, 'membershipType', 'role', 'handicap'),
    group: refTo(groups),
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

/** The memberships of a user, one per group. */
export const groupsOfUserList = (userId: string) => within(membersList, eq(groupMembers.userId, userId), 'group');

/** @throws ORPCError NOT_FOUND */
export const requireMember = rowRequired(groupMembers.id, 'member');

const rounds = alias(eventRounds, 'rounds');
const historyJoins = [
  left(rounds, eq(rounds.id, handicapEntries.roundId)),
  left(events, eq(events.id, rounds.eventId)),
];

const historyList = declaredList<HandicapEntry, typeof HandicapHistoryQuery>({
  uid: handicapEntries.id,
  joins: historyJoins,
  fields: {
    uid: handicapEntries.id,
    ...pick(handicapEntries, 'handicap', 'previousHandicap', 'changedAt', 'reason', 'differential'),
    round: { uid: rounds.id, name: sql`coalesce(${rounds.name}, 'Round ' || ${rounds.number})` },
    event: refTo(events),
  },
  sorts: pick(handicapEntries, 'changedAt', 'handicap'),
  sortedBy: '-changedAt',
  search: [events.nameKey],
  filters: {},
});

export const historyOfMemberList = (memberId: string) => ({
  ...within(historyList, eq(handicapEntries.memberId, memberId)),
  count: async (...[db, where]: Parameters<typeof historyList.count>) => {
    const { id: uid } = handicapEntries;
    return (await selectRows<{ uid: string }>(db, { uid }, { from: handicapEntries, joins: historyJoins, where }))
      .length;
  },
});
