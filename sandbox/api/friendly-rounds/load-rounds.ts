import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { listHoles } from '@/sandbox/api/courses/tees';
import type { Found } from '@/sandbox/api/list/list';
import { inOrder } from '@/sandbox/api/list/load-window';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, tees, users } from '@/sandbox/db/schema/base';
import { events } from '@/sandbox/db/schema/events';
import { friendlyRoundPlayers, friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';

const creators = alias(users, 'creators');
const winners = alias(friendlyRoundPlayers, 'winners');

const fields = {
  uid: friendlyRounds.id,
  createdAt: friendlyRounds.createdAt,
  scoringFormat: friendlyRounds.scoringFormat,
  matchplayFormat: friendlyRounds.matchplayFormat,
  status: friendlyRounds.status,
  course: { uid: courses.id, name: courses.name },
  createdBy: { uid: creators.id, firstName: creators.firstName, lastName: creators.lastName },
  tee: { uid: tees.id, name: tees.name },
  country: { uid: countries.id, name: countries.name },
  winnerPlayer: {
    uid: winners.id,
    membershipType: winners.membershipType,
    firstName: winners.firstName,
    lastName: winners.lastName,
    handicap: winners.handicapIndex,
    userUid: winners.userId,
  },
  event: { uid: events.id, name: events.name },
};

/** The rounds of a window, in its order: only what is shown is joined, not what was passed over. */
export async function roundsOf(
  db: Database,
  window: readonly { uid: string; sortKey: unknown }[],
): Promise<Found<FriendlyRound>[]> {
  if (window.length === 0) return [];
  const rows = await db
    .select(fields)
    .from(friendlyRounds)
    .innerJoin(tees, eq(tees.id, friendlyRounds.teeId))
    .innerJoin(courses, eq(courses.id, friendlyRounds.courseId))
    .innerJoin(countries, eq(countries.id, courses.countryId))
    .innerJoin(creators, eq(creators.id, friendlyRounds.createdBy))
    .leftJoin(winners, eq(winners.id, friendlyRounds.winnerPlayerId))
    .leftJoin(events, eq(events.id, friendlyRounds.eventId))
    .where(
      inArray(
        friendlyRounds.id,
        window.map(({ uid }) => uid),
      ),
    );
  const holesOf = await listHoles(
    db,
    rows.map(({ tee }) => tee.uid),
  );
  return inOrder(
    window,
    rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      tee: { ...row.tee, holes: holesOf.get(row.tee.uid) ?? [] },
    })),
  );
}
