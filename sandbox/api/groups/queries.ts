import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GroupsQuery } from '@/lib/contract/groups';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyUidOf, atLeast, atMost, before, since } from '@/sandbox/api/list/filters';
import { left, rowRequired } from '@/sandbox/api/list/rows';
import type { Group } from '@/sandbox/api/shapes';
import { countries, users } from '@/sandbox/db/schema/base';
import { groups } from '@/sandbox/db/schema/groups';

const owners = alias(users, 'owners');

export const groupsList = declaredList<Group, typeof GroupsQuery>({
  uid: groups.id,
  joins: [left(owners, eq(owners.id, groups.ownerId)), left(countries, eq(countries.id, groups.countryId))],
  fields: {
    uid: groups.id,
    name: groups.name,
    owner: { uid: owners.id, firstName: owners.firstName, lastName: owners.lastName },
    country: { uid: countries.id, name: countries.name },
    membersCount: groups.membersCount,
    eventsCount: groups.eventsCount,
    createdAt: groups.createdAt,
  },
  sorts: {
    name: groups.nameKey,
    owner: nullable(owners.nameKey),
    country: nullable(countries.nameKey),
    membersCount: groups.membersCount,
    eventsCount: nullable(groups.eventsCount),
    createdAt: groups.createdAt,
  },
  sortedBy: 'name',
  search: [groups.nameKey],
  filters: {
    country: anyUidOf(groups.countryId),
    membersMin: atLeast(groups.membersCount),
    membersMax: atMost(groups.membersCount),
    createdFrom: since(groups.createdAt),
    createdTo: before(groups.createdAt),
  },
});

/** @throws ORPCError NOT_FOUND */
export const requireGroup = rowRequired(groups.id, 'group');
