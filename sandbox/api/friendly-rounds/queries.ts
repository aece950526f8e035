import { and, count, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { FriendlyRound, FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { listHoles } from '@/sandbox/api/courses/tees';
import type { List, Window } from '@/sandbox/api/list/list';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, friendlyRoundPlayers, friendlyRounds, tees, users } from '@/sandbox/db/schema';

type Query = Omit<z.output<typeof FriendlyRoundsQuery>, 'pageNumber' | 'pageSize'>;

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
export function roundsOfUserList(userId: string): List<FriendlyRound, Query, 'status' | 'createdAt'> {
  return {
    uid: friendlyRoundPlayers.friendlyRoundId,
    sortColumns: {
      status: { column: friendlyRounds.status },
      createdAt: { column: friendlyRoundPlayers.roundCreatedAt },
    },
    sortedBy: '-createdAt',
    where: ({ search }) =>
      and(
        eq(friendlyRoundPlayers.userId, userId),
        matches(search, { text: [courses.nameKey, creators.nameKey], uid: friendlyRounds.id }),
      ),
    count: countRounds,
    rows: findRounds,
  };
}

async function countRounds(db: Database, where: SQL | undefined, { search }: Query): Promise<number> {
  if (!search) return db.$count(friendlyRoundPlayers, where);
  const [counted] = await db
    .select({ total: count() })
    .from(friendlyRoundPlayers)
    .innerJoin(friendlyRounds, eq(friendlyRounds.id, friendlyRoundPlayers.friendlyRoundId))
    .innerJoin(tees, eq(tees.id, friendlyRounds.teeId))
    .innerJoin(courses, eq(courses.id, tees.courseId))
    .innerJoin(creators, eq(creators.id, friendlyRounds.createdBy))
    .where(where);
  return counted?.total ?? 0;
}

async function findRounds(db: Database, { sortKey, where, orderBy, limit, offset }: Window) {
  const rows = await db
    .select({ ...fields, sortKey })
    .from(friendlyRoundPlayers)
    .innerJoin(friendlyRounds, eq(friendlyRounds.id, friendlyRoundPlayers.friendlyRoundId))
    .innerJoin(tees, eq(tees.id, friendlyRounds.teeId))
    .innerJoin(courses, eq(courses.id, tees.courseId))
    .innerJoin(countries, eq(countries.id, courses.countryId))
    .innerJoin(creators, eq(creators.id, friendlyRounds.createdBy))
    .leftJoin(winners, eq(winners.id, friendlyRounds.winnerPlayerId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const holesOf = await listHoles(
    db,
    rows.map(({ tee }) => tee.uid),
  );
  return rows.map(({ sortKey, ...row }) => ({
    sortKey,
    item: {
      ...row,
      createdAt: row.createdAt.toISOString(),
      tee: { ...row.tee, holes: holesOf.get(row.tee.uid) ?? [] },
    },
  }));
}
