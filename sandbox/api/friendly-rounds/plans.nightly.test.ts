import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataCache } from '@/sandbox/api/list/data-cache';
import { orderOf } from '@/sandbox/api/list/order';
import { deepPageRows } from '@/sandbox/api/list/page';
import { readsOf as planReads, vacuumed } from '@/sandbox/api/testing/plan-reads';
import type { OpenDatabase } from '@/sandbox/db/database';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { roundsList } from './queries';

/** The number of copies of each round. With fewer rows, PostgreSQL would choose other query plans. */
const copies = 160;

type Query = Parameters<typeof roundsList.where>[0];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  const { db } = database;
  await db.execute(sql`
    insert into friendly_rounds (id, created_at, created_by, tee_id, course_id, scoring_format, matchplay_format, status)
    select gen_random_uuid(), created_at - copy * interval '7 hours', created_by, tee_id, course_id, scoring_format,
      matchplay_format, status
    from friendly_rounds, generate_series(1, ${copies}::int) as copy`);
  await vacuumed(database, friendlyRounds);
});
afterAll(() => database.close());

// Returns the plan nodes that read rounds. Ignores the statement that loads the rounds of a page by their uids.
const readsOf = (run: () => Promise<unknown>) =>
  planReads(database, friendlyRounds, run, (statement) => !statement.includes('join "tees"'));

const count = (query: Query) => () => roundsList.count(database.db, roundsList.where(query), query);

describe('PostgreSQL reads friendly rounds by indexes', () => {
  it.each<[string, Query]>([
    ['nothing', {}],
    ['a status', { status: 'COMPLETED' }],
    ['a status and a format', { status: 'COMPLETED', scoringFormat: 'STABLEFORD' }],
    ['two statuses and two formats', { status: 'COMPLETED,ABANDONED', scoringFormat: 'STABLEFORD,STROKE_PLAY' }],
  ])('a count of friendly rounds, filtered by %s, reads only the smallest index', async (_, query) => {
    expect(await readsOf(count(query))).toEqual(['Index Only Scan friendly_rounds_formats']);
  });

  it('a count of the friendly rounds that match a search reads only an index of courses and an index of creators', async () => {
    expect(await readsOf(count({ search: 'sand' }))).toEqual([
      'Index Only Scan friendly_rounds_course',
      'Index Only Scan friendly_rounds_created_by',
    ]);
  });

  it.each<[string, Query, string]>([
    ['createdAt', { sortedBy: 'createdAt' }, 'friendly_rounds_created'],
    ['-createdAt, filtered by status', { sortedBy: '-createdAt', status: 'COMPLETED' }, 'friendly_rounds_created'],
    ['-status', { sortedBy: '-status' }, 'friendly_rounds_status'],
    ['status, filtered by status', { sortedBy: 'status', status: 'COMPLETED' }, 'friendly_rounds_status'],
  ])(
    'a page in the middle of a list sorted by %s is found by reading only the index of that order',
    async (_, query, index) => {
      const { db } = database;
      const where = roundsList.where(query);
      const total = await db.$count(friendlyRounds, where);
      const window = { where, total, offset: Math.floor(total / 2), limit: 10 };
      const distances = { minSpacing: 100, stepFrom: 0 };
      expect(
        await readsOf(() => deepPageRows({ db, cache: createDataCache() }, roundsList, query, window, distances)),
      ).toEqual([`Index Only Scan ${index}`]);
    },
  );

  it('PostgreSQL reads the first page of friendly rounds from a single index', async () => {
    const order = orderOf(roundsList, {});
    const reads = await readsOf(() =>
      roundsList.rows(database.db, { ...order, where: undefined, limit: 10, offset: 0 }),
    );
    expect(reads).toEqual(['Index Only Scan friendly_rounds_created']);
  });
});

it.each(['sand', 'an', 'club', 'nobody-at-all', 'deadbeef', 'a b'])(
  'the count of a search for “%s” is the number of friendly rounds that match',
  async (search) => {
    const { db } = database;
    for (const query of [{ search }, { search, status: 'COMPLETED', createdFrom: '2026-01-01T00:00:00.000Z' }]) {
      const where = roundsList.where(query);
      expect(await roundsList.count(db, where, query)).toBe(await db.$count(friendlyRounds, where));
    }
  },
);
