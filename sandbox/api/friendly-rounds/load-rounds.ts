import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Data } from '@/sandbox/api/context';
import { findTees } from '@/sandbox/api/courses/queries';
import { personOf, pick, refTo } from '@/sandbox/api/list/rows';
import type { FriendlyRound } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, tees, users } from '@/sandbox/db/schema/base';
import { events } from '@/sandbox/db/schema/events';
import { friendlyRoundPlayers, friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';

const creators = alias(users, 'creators');
const winners = alias(friendlyRoundPlayers, 'winners');

const fields = {
  uid: friendlyRounds.id,
  ...pick(friendlyRounds, 'createdAt', 'scoringFormat', 'matchplayFormat', 'status'),
  course: refTo(courses),
  createdBy: personOf(creators),
  tee: refTo(tees),
  country: refTo(countries),
  winnerPlayer: {
    uid: winners.id,
    membershipType: winners.membershipType,
    firstName: winners.firstName,
    lastName: winners.lastName,
    handicap: winners.handicapIndex,
    userUid: winners.userId,
  },
  event: refTo(events),
};

/** A friendly round whose tee has no holes yet; they come from the cache. */
export type LoadedRound = Omit<FriendlyRound, 'tee'> & { tee: Omit<FriendlyRound['tee'], 'holes'> };

export async function loadRounds(db: Database, ids: readonly string[]): Promise<LoadedRound[]> {
  const rows = await db
    .select(fields)
    .from(friendlyRounds)
    .innerJoin(tees, eq(tees.id, friendlyRounds.teeId))
    .innerJoin(courses, eq(courses.id, friendlyRounds.courseId))
    .innerJoin(countries, eq(countries.id, courses.countryId))
    .innerJoin(creators, eq(creators.id, friendlyRounds.createdBy))
    .leftJoin(winners, eq(winners.id, friendlyRounds.winnerPlayerId))
    .leftJoin(events, eq(events.id, friendlyRounds.eventId))
    .where(inArray(friendlyRounds.id, [...ids]));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function withHoles(data: Data, rounds: readonly LoadedRound[]): Promise<FriendlyRound[]> {
  const teeIds = rounds.map(({ tee }) => tee.uid);
  const tees = await findTees(data, teeIds);
  return rounds.map((round) => ({ ...round, tee: { ...round.tee, holes: tees.get(round.tee.uid)?.holes ?? [] } }));
}
