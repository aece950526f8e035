import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses, tees, users } from './base';
import { belongsTo, counted, folded, moment, plain, tenths } from './columns';
import { groupMembers, groups } from './groups';

export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    groupId: belongsTo('group_id', () => groups.id),
    name: text().notNull(),
    nameKey: folded('name_key').notNull(),
    status: plain().notNull(),
    scoringFormat: plain('scoring_format').notNull(),
    /** The rule that computes a team's score; null in individual play. */
    teamFormat: plain('team_format'),
    courseId: uuid('course_id').references(() => courses.id),
    startAt: moment('start_at'),
    endAt: moment('end_at'),
    participantsCount: counted('participants_count'),
    teamsCount: counted('teams_count'),
    roundsCount: counted('rounds_count'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: moment('created_at').notNull(),
    /** The names of event, group and course, so that one index finds words in all three. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('events_name').on(table.nameKey, table.id),
    index('events_status').on(table.status, table.id),
    index('events_start').on(table.startAt, table.id),
    index('events_start_desc').on(table.startAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('events_created').on(table.createdAt, table.id),
    index('events_participants').on(table.participantsCount, table.id),
    index('events_group').on(table.groupId, table.startAt, table.id),
    index('events_course').on(table.courseId, table.startAt, table.id),
    index('events_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const eventRounds = pgTable(
  'event_rounds',
  {
    id: uuid().primaryKey(),
    eventId: belongsTo('event_id', () => events.id),
    /** The event's group, copied here so that an index finds a group's rounds. */
    groupId: belongsTo('group_id', () => groups.id),
    /** The number of the round in the order of play, from 1. */
    number: smallint().notNull(),
    name: text(),
    status: plain().notNull(),
    scoringFormat: plain('scoring_format').notNull(),
    courseId: uuid('course_id').references(() => courses.id),
    /** The tee that most players play from. */
    teeId: uuid('tee_id').references(() => tees.id),
    playedAt: moment('played_at'),
    playersCount: counted('players_count'),
    createdAt: moment('created_at').notNull(),
    /** The names of event, group and course. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('event_rounds_event').on(table.eventId, table.number),
    index('event_rounds_played').on(table.playedAt, table.id),
    index('event_rounds_played_desc').on(table.playedAt.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('event_rounds_created').on(table.createdAt, table.id),
    index('event_rounds_status').on(table.status, table.id),
    index('event_rounds_group').on(table.groupId, table.playedAt, table.id),
    index('event_rounds_course').on(table.courseId, table.playedAt, table.id),
    index('event_rounds_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const eventTeams = pgTable(
  'event_teams',
  {
    id: uuid().primaryKey(),
    eventId: belongsTo('event_id', () => events.id),
    name: text().notNull(),
    nameKey: folded('name_key').notNull(),
    /** The names of the team and its players. */
    searchText: text('search_text').notNull(),
  },
  (table) => [index('event_teams_event').on(table.eventId, table.nameKey, table.id)],
);

export const eventPlayers = pgTable(
  'event_players',
  {
    eventId: belongsTo('event_id', () => events.id),
    memberId: belongsTo('member_id', () => groupMembers.id),
    /** The member's user, copied here so that an index finds a user's events. */
    userId: uuid('user_id').references(() => users.id),
    teamId: uuid('team_id').references(() => eventTeams.id),
    handicap: tenths('handicap'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.memberId] }),
    index('event_players_user').on(table.userId, table.eventId),
    index('event_players_member').on(table.memberId),
    index('event_players_team').on(table.teamId),
  ],
);
