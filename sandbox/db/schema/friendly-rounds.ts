import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses, type Gender, tees, users } from './base';
import { belongsTo, moment, plain, tenths } from './columns';
import { events } from './events';

export const friendlyRounds = pgTable(
  'friendly_rounds',
  {
    id: uuid().primaryKey(),
    createdAt: moment('created_at').notNull(),
    createdBy: belongsTo('created_by', () => users.id),
    teeId: belongsTo('tee_id', () => tees.id),
    /** The tee's, kept here to be found by. */
    courseId: belongsTo('course_id', () => courses.id),
    /** The event that it was played around. */
    eventId: uuid('event_id').references(() => events.id),
    scoringFormat: plain('scoring_format').notNull(),
    matchplayFormat: plain('matchplay_format'),
    status: plain().notNull(),
    /** Deferred to the end of the transaction: the round comes before its players. */
    winnerPlayerId: uuid('winner_player_id').references((): AnyPgColumn => friendlyRoundPlayers.id),
  },
  (table) => [
    // With the columns of the common filters, which are then read from the index alone.
    index('friendly_rounds_created').on(
      table.createdAt,
      table.id,
      table.status,
      table.scoringFormat,
      table.matchplayFormat,
    ),
    index('friendly_rounds_status').on(table.status, table.id, table.scoringFormat, table.matchplayFormat),
    // Equal entries share their space: the smallest index to count by.
    index('friendly_rounds_formats').on(table.status, table.scoringFormat, table.matchplayFormat),
    index('friendly_rounds_created_by').on(table.createdBy, table.createdAt, table.id, table.courseId),
    index('friendly_rounds_course').on(table.courseId, table.createdAt, table.id),
    index('friendly_rounds_event').on(table.eventId, table.createdAt, table.id),
  ],
);

/** Who plays: a user of the product, or a guest, whose names are all that is known. */
export const friendlyRoundPlayers = pgTable(
  'friendly_round_players',
  {
    id: uuid().primaryKey(),
    friendlyRoundId: belongsTo('friendly_round_id', () => friendlyRounds.id),
    /** The round's own, which never changes: kept here for the one index that a user's rounds are read by. */
    roundCreatedAt: moment('round_created_at').notNull(),
    position: smallint().notNull(),
    /** 1 or 2 in a match, null where everybody plays alone. */
    side: smallint(),
    membershipType: text('membership_type').notNull(),
    userId: uuid('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text().$type<Gender>().notNull(),
    /** The Handicap Index on the day. */
    handicapIndex: tenths('handicap_index').notNull(),
    teeId: belongsTo('tee_id', () => tees.id),
    courseHandicap: smallint('course_handicap').notNull(),
    playingHandicap: smallint('playing_handicap').notNull(),
  },
  (table) => [
    uniqueIndex('friendly_round_players_position').on(table.friendlyRoundId, table.position),
    uniqueIndex('friendly_round_players_user').on(table.userId, table.friendlyRoundId),
    index('friendly_round_players_user_created').on(table.userId, table.roundCreatedAt, table.friendlyRoundId),
  ],
);

/** One card of gross scores: a player's own, or a side's where two play one ball. Null is a hole without a score. */
export const cards = pgTable(
  'cards',
  {
    playerId: uuid('player_id')
      .primaryKey()
      .references(() => friendlyRoundPlayers.id),
    scores: smallint().array().$type<(number | null)[]>().notNull(),
  },
  (table) => [check('cards_holes', sql`cardinality(${table.scores}) in (9, 18)`)],
);
