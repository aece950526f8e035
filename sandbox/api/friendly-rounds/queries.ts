import { and, count, eq, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import type { AllFriendlyRoundsQuery, FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { sum } from '@/lib/golf/scoring/sums';
import { playedIn } from '@/sandbox/api/courses/queries';
import { type Filters, filtered, inOrder, loadedRows } from '@/sandbox/api/list/declared-list';
import { anyOf, anyUidOf, before, since } from '@/sandbox/api/list/filters';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { inner } from '@/sandbox/api/list/rows';
import { matches, patternOfOneWord } from '@/sandbox/api/list/search';
import { courses, users } from '@/sandbox/db/schema/base';
import { friendlyRoundPlayers, friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { type LoadedRound, loadRounds } from './load-rounds';

type Query = FilterQuery<typeof FriendlyRoundsQuery>;
type AllQuery = FilterQuery<typeof AllFriendlyRoundsQuery>;

// Subqueries select courses or users first, so that PostgreSQL finds their rounds by an index.

const onCourse = (containing: string): SQL =>
  sql`${friendlyRounds.courseId} = any(array(
    select ${courses.id} from ${courses} where ${courses.nameKey} like ${containing}))`;

const byCreator = (containing: string, among?: SQL): SQL =>
  sql`${friendlyRounds.createdBy} = any(array(
    select ${users.id} from ${users} where ${and(sql`${users.nameKey} like ${containing}`, among)}))`;

/** Uids are random, so about half of all users are below this one. */
const middle = '80000000-0000-0000-0000-000000000000';
const halves = [lt(users.id, middle), gte(users.id, middle)];

const found = (search: string | undefined) => matches(search, { text: [onCourse, byCreator], uid: friendlyRounds.id });

const filters: Filters<AllQuery> = {
  status: anyOf(friendlyRounds.status),
  scoringFormat: anyOf(friendlyRounds.scoringFormat),
  matchplayFormat: anyOf(friendlyRounds.matchplayFormat),
  country: playedIn(friendlyRounds.courseId),
  course: anyUidOf(friendlyRounds.courseId),
  event: anyUidOf(friendlyRounds.eventId),
  createdBy: anyUidOf(friendlyRounds.createdBy),
  createdFrom: since(friendlyRounds.createdAt),
  createdTo: before(friendlyRounds.createdAt),
};

export const roundsList: List<LoadedRound, AllQuery> = {
  uid: friendlyRounds.id,
  singleTable: true,
  sortColumns: { status: { column: friendlyRounds.status }, createdAt: { column: friendlyRounds.createdAt } },
  sortedBy: '-createdAt',
  indexedFilters: ['status', 'scoringFormat', 'matchplayFormat'],
  where: (query) => and(found(query.search), filtered(filters, query)),
  count: async (db, where, query) => {
    const pattern = patternOfOneWord(query.search, friendlyRounds.id);
    if (pattern === undefined) return db.$count(friendlyRounds, where);
    // Counts the rounds on matching courses, and the rounds of matching creators on other courses, each from one index.
    // PostgreSQL looks up thousands of creators one by one, so two parallel queries take half of them each.
    const others = filtered(filters, query);
    const counts = await Promise.all([
      db.$count(friendlyRounds, and(onCourse(pattern), others)),
      ...halves.map((half) => db.$count(friendlyRounds, and(byCreator(pattern, half), not(onCourse(pattern)), others))),
    ]);
    return sum(counts);
  },
  rows: async (db, { sortKey, where, orderBy, limit, offset, few }) => {
    // PostgreSQL does not expect that few rounds match. The subquery makes it find them before it sorts.
    const materialized = sql`(select * from ${friendlyRounds} where ${where} offset 0) as ${friendlyRounds}`;
    const window = await db
      .select({ uid: sql<string>`${friendlyRounds.id}`, sortKey: sql`${sortKey}`.mapWith(sortKey) })
      .from(few ? materialized : friendlyRounds)
      .where(few ? undefined : where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return inOrder(window, (uids) => loadRounds(db, uids));
  },
};

/** All rounds in which the user plays, even those created by others. */
export function roundsOfUserList(userId: string): List<LoadedRound, Query> {
  return {
    uid: friendlyRoundPlayers.friendlyRoundId,
    sortColumns: {
      status: { column: friendlyRounds.status },
      createdAt: { column: friendlyRoundPlayers.roundCreatedAt },
    },
    sortedBy: '-createdAt',
    where: ({ search }) => and(eq(friendlyRoundPlayers.userId, userId), found(search)),
    count: async (db, where, { search }) => {
      if (!search) return db.$count(friendlyRoundPlayers, where);
      const [counted] = await db
        .select({ total: count() })
        .from(friendlyRoundPlayers)
        .innerJoin(friendlyRounds, eq(friendlyRounds.id, friendlyRoundPlayers.friendlyRoundId))
        .where(where);
      return counted?.total ?? 0;
    },
    rows: loadedRows(friendlyRoundPlayers.friendlyRoundId, loadRounds, [
      inner(friendlyRounds, eq(friendlyRounds.id, friendlyRoundPlayers.friendlyRoundId)),
    ]),
  };
}
