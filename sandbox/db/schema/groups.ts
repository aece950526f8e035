import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { countries, users } from './base';
import { belongsTo, folded, moment, plain, tenths } from './columns';

export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    nameKey: folded('name_key').notNull(),
    ownerId: uuid('owner_id').references(() => users.id),
    countryId: uuid('country_id').references(() => countries.id),
    /** The number of members. The seed writes it after all rows. */
    membersCount: integer('members_count').notNull().default(0),
    /** The number of events; null if unknown. */
    eventsCount: integer('events_count'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('groups_name').on(table.nameKey, table.id),
    index('groups_created').on(table.createdAt, table.id),
    index('groups_members').on(table.membersCount, table.id),
    index('groups_country').on(table.countryId, table.id),
    index('groups_search').using('gin', sql`${table.nameKey} gin_trgm_ops`),
  ],
);

/** A member is a user of the product, or a person without an account. */
export const groupMembers = pgTable(
  'group_members',
  {
    id: uuid().primaryKey(),
    groupId: belongsTo('group_id', () => groups.id),
    userId: uuid('user_id').references(() => users.id),
    membershipType: plain('membership_type').notNull(),
    role: plain(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    nameKey: folded('name_key').notNull(),
    /** A copy of the group's name, for sorting. */
    groupKey: folded('group_key'),
    /** The member's handicap in the group, separate from the user's handicap. A plus handicap is negative. */
    handicap: tenths('handicap'),
    joinedAt: moment('joined_at'),
    /** The names of member and group, so that one index finds words in both. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('group_members_group').on(table.groupId, table.nameKey, table.id),
    uniqueIndex('group_members_user').on(table.userId, table.groupId),
    index('group_members_group_name').on(table.groupKey, table.id),
    index('group_members_name').on(table.nameKey, table.id),
    index('group_members_handicap').on(table.handicap, table.id),
    index('group_members_joined').on(table.joinedAt, table.id),
    index('group_members_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
