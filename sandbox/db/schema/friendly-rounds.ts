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
    /** The tee's course, copied here so that an index finds a course's rounds. */
    courseId: belongsTo('course_id', () => courses.id),
    /** An event on the same course shortly before or after the round; null for most rounds. */
    eventId: uuid('event_id').references(() => events.id),
    scoringFormat: plain('scoring_format').notNull(),
    matchplayFormat: plain('matchplay_format'),
    status: plain().notNull(),
    /** Checked at the end of the transaction, because a round is written before its players. */
    winnerPlayerId: uuid('winner_player_id').references((): AnyPgColumn => friendlyRoundPlayers.id),
  },
  (table) => [
    // Contains the columns of common filters, so that a filtered list is read from the index alone.
    index('friendly_rounds_created').on(
      table.createdAt,
      table.id,
      table.status,
      table.scoringFormat,
      table.matchplayFormat,
    ),
    index('friendly_rounds_status').on(table.status, table.id, table.scoringFormat, table.matchplayFormat),
    // PostgreSQL counts rounds with this index. It is the smallest, because equal entries share space.
    index('friendly_rounds_formats').on(table.status, table.scoringFormat, table.matchplayFormat),
    index('friendly_rounds_created_by').on(table.createdBy, table.createdAt, table.id, table.courseId),
    index('friendly_rounds_course').on(table.courseId, table.createdAt, table.id),
    index('friendly_rounds_event').on(table.eventId, table.createdAt, table.id),
  ],
);

/** A player is a user of the product, or a guest without an account. */
export const friendlyRoundPlayers = pgTable(
  'friendly_round_players',
  {
    id: uuid().primaryKey(),
    friendlyRoundId: belongsTo('friendly_round_id', () => friendlyRounds.id),
    /** A copy of the round's creation time, so that one index finds a user's rounds in order. */
    roundCreatedAt: moment('round_created_at').notNull(),
    position: smallint().notNull(),
    /** The side in a match, 1 or 2; null in individual play. */
    side: smallint(),
    membershipType: text('membership_type').notNull(),
    userId: uuid('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text().$type<Gender>().notNull(),
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

/** The card of a player, or of a side that plays one ball. A null score is a hole without a score. */
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
