import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { tees } from './base';
import { belongsTo, moment, plain, tenths } from './columns';
import { eventRounds, events } from './events';
import { groupMembers } from './groups';

/** A player's card for one round. A null score is a hole without a score. */
export const eventCards = pgTable(
  'event_cards',
  {
    roundId: belongsTo('round_id', () => eventRounds.id),
    memberId: belongsTo('member_id', () => groupMembers.id),
    teeId: belongsTo('tee_id', () => tees.id),
    /** The member's Handicap Index on the day; null for a member without one, who plays off 54. */
    handicapIndex: tenths('handicap_index'),
    courseHandicap: smallint('course_handicap').notNull(),
    playingHandicap: smallint('playing_handicap').notNull(),
    /** The playing handicap with the allowance of the team format; null in an event without teams. */
    teamPlayingHandicap: smallint('team_playing_handicap'),
    /** False while the player is on the course: holes after the last score are then still to be played. */
    finished: boolean().notNull(),
    /** WITHDRAWN or DISQUALIFIED if the player has left the event and so has no result. */
    leftAs: plain('left_as'),
    scores: smallint().array().$type<(number | null)[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.memberId] }),
    index('event_cards_member').on(table.memberId),
    check('event_cards_holes', sql`cardinality(${table.scores}) in (9, 18)`),
  ],
);

/** Contests in addition to a round's competition: nearest the pin, longest drive, twos, skins, straightest drive. */
export const contests = pgTable(
  'contests',
  {
    id: uuid().primaryKey(),
    roundId: belongsTo('round_id', () => eventRounds.id),
    /** The event to which the round belongs. */
    eventId: belongsTo('event_id', () => events.id),
    type: plain().notNull(),
    /** The hole of the contest; null for a contest over all holes. */
    holeNumber: smallint('hole_number'),
    heldAt: moment('held_at').notNull(),
  },
  (table) => [index('contests_event').on(table.eventId), index('contests_round').on(table.roundId)],
);

/** A hole won in a contest. In twos and skins, a player may win several. */
export const contestWinners = pgTable(
  'contest_winners',
  {
    contestId: belongsTo('contest_id', () => contests.id),
    memberId: belongsTo('member_id', () => groupMembers.id),
    holeNumber: smallint('hole_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.holeNumber, table.memberId] })],
);

export const handicapEntries = pgTable(
  'handicap_entries',
  {
    id: uuid().primaryKey(),
    memberId: belongsTo('member_id', () => groupMembers.id),
    handicap: tenths('handicap').notNull(),
    previousHandicap: tenths('previous_handicap'),
    changedAt: moment('changed_at').notNull(),
    reason: plain().notNull(),
    /** The round whose score changed the handicap. */
    roundId: uuid('round_id').references(() => eventRounds.id),
    /** The score differential of the round, for eighteen holes. */
    differential: tenths('differential'),
  },
  (table) => [index('handicap_entries_member').on(table.memberId, table.changedAt, table.id)],
);
