import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { FriendlyRound, FriendlyRoundsQuery, Hole } from '@/lib/contract/friendly-rounds';
import { orderBy, type SortColumn } from '@/sandbox/api/list/order';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, friendlyRoundPlayers, friendlyRounds, holes, tees, users } from '@/sandbox/db/schema';

type Query = z.output<typeof FriendlyRoundsQuery>;

const sortColumns = {
  status: { column: friendlyRounds.status },
  createdAt: { column: friendlyRoundPlayers.roundCreatedAt },
} satisfies Record<string, SortColumn>;

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
};

/** Every round that the golfer plays in, whoever created it. */
export async function countRoundsOfUser(db: Database, userId: string, query: Query): Promise<number> {
  if (!query.search) return db.$count(friendlyRoundPlayers, found(userId, query));
  const [counted] = await db
    .select({ total: count() })
    .from(friendlyRoundPlayers)
    .innerJoin(friendlyRounds, eq(friendlyRounds.id, friendlyRoundPlayers.friendlyRoundId))
    .innerJoin(tees, eq(tees.id, friendlyRounds.teeId))
    .innerJoin(courses, eq(courses.id, tees.courseId))
    .innerJoin(creators, eq(creators.id, friendlyRounds.createdBy))
    .where(found(userId, query));
  return counted?.total ?? 0;
}

export async function listRoundsOfUser(
  db: Database,
  userId: string,
  query: Query,
  limit: number,
  offset: number,
): Promise<FriendlyRound[]> {
  const rows = await db
    .select(fields)
    .from(friendlyRoundPlayers)
    .innerJoin(friendlyRounds, eq(friendlyRounds.id, friendlyRoundPlayers.friendlyRoundId))
    .innerJoin(tees, eq(tees.id, friendlyRounds.teeId))
    .innerJoin(courses, eq(courses.id, tees.courseId))
    .innerJoin(countries, eq(countries.id, courses.countryId))
    .innerJoin(creators, eq(creators.id, friendlyRounds.createdBy))
    .leftJoin(winners, eq(winners.id, friendlyRounds.winnerPlayerId))
    .where(found(userId, query))
    .orderBy(...orderBy(query.sortedBy ?? '-createdAt', sortColumns, friendlyRoundPlayers.friendlyRoundId))
    .limit(limit)
    .offset(offset);
  const holesOf = await listHoles(
    db,
    rows.map(({ tee }) => tee.uid),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    tee: { ...row.tee, holes: holesOf.get(row.tee.uid) ?? [] },
  }));
}

function found(userId: string, { search }: Query): SQL | undefined {
  const words = matches(search, { text: [courses.nameKey, creators.nameKey], uid: friendlyRounds.id });
  return and(eq(friendlyRoundPlayers.userId, userId), words);
}

/** The holes of tees in the order of play; the stroke index is left out where there is none. */
async function listHoles(db: Database, teeIds: readonly string[]): Promise<ReadonlyMap<string, Hole[]>> {
  const holesOf = new Map<string, Hole[]>(teeIds.map((id) => [id, []]));
  if (holesOf.size === 0) return holesOf;
  const rows = await db
    .select()
    .from(holes)
    .where(inArray(holes.teeId, [...holesOf.keys()]))
    .orderBy(asc(holes.teeId), asc(holes.number));
  for (const { teeId, strokeIndex, ...hole } of rows) {
    holesOf.get(teeId)?.push(strokeIndex === null ? hole : { ...hole, strokeIndex });
  }
  return holesOf;
}
