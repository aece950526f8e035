import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventRoundsList, eventsList } from '@/sandbox/api/events/queries';
import { groupsList } from '@/sandbox/api/groups/queries';
import { membersList } from '@/sandbox/api/members/queries';
import { readsOf, vacuumed } from '@/sandbox/api/testing/plan-reads';
import { usersList } from '@/sandbox/api/users/queries';
import type { OpenDatabase } from '@/sandbox/db/database';
import { users } from '@/sandbox/db/schema/base';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { groupMembers, groups } from '@/sandbox/db/schema/groups';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { createDataCache } from './data-cache';
import type { List, Sorted } from './list';
import { orderOf } from './order';
import { deepPageRows } from './page';

/** The number of rows per table. With fewer rows, PostgreSQL would not use the indexes. */
const rows = 15_000;
const tables = [users, groups, groupMembers, events, eventRounds];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  for (const table of tables) await copyRows(table);
  await vacuumed(database, ...tables);
});
afterAll(() => database.close());

/** Random letters, so that few rows contain the same three letters. */
const words = sql`translate(md5(random()::text), '0123456789', 'ghijklmnop')`;
const earlier = (column: string) => sql`${sql.identifier(column)} - copy * interval '7 hours'`;
const changed: Readonly<Record<string, ReturnType<typeof earlier>>> = {
  id: sql`gen_random_uuid()`,
  email: sql`copy || email`,
  name_key: words,
  search_text: words,
  // A user is unique in a group, and a round number is unique in an event. So copies get other values.
  user_id: sql`null`,
  number: sql`number + 10 * copy`,
  ...Object.fromEntries(['created_at', 'start_at', 'played_at', 'joined_at'].map((name) => [name, earlier(name)])),
};

async function copyRows(table: PgTable): Promise<void> {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  const values = columns.map((name) => changed[name] ?? sql.identifier(name));
  const had = await database.db.$count(table);
  await database.db.execute(sql`
    insert into ${table} (${sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(values, sql`, `)} from ${table}, generate_series(1, ${Math.ceil(rows / had)}::int) as copy`);
}

type AnyList = List<{ uid: string }, Sorted>;
type Filter = { search?: string; status?: string; createdFrom?: string };

const lists: Readonly<Record<string, [PgTable, AnyList]>> = {
  users: [users, usersList as unknown as AnyList],
  groups: [groups, groupsList as unknown as AnyList],
  members: [groupMembers, membersList as unknown as AnyList],
  events: [events, eventsList as unknown as AnyList],
  'event rounds': [eventRounds, eventRoundsList as unknown as AnyList],
};

function inList(name: string, query: Filter & Sorted) {
  const [table, list] = lists[name] ?? [];
  if (!table || !list) throw new TypeError(`There is no list of ${name}`);
  const { db } = database;
  const where = list.where(query);
  const reads = (run: () => Promise<unknown>) =>
    // Ignores the plan of the statement that loads the found rows by their uids.
    readsOf(database, table, run, (statement) => !statement.includes('"id" in (') || statement.includes('order by'));
  const count = () => list.count(db, where, query);
  return {
    counting: () => reads(count),
    searched: () => reads(() => list.rows(db, { ...orderOf(list, query), where, limit: 10, offset: 0, few: true })),
    /** Reads the page that begins after this fraction of all rows. */
    paging: async (share: number) => {
      const total = await count();
      const cache = createDataCache();
      const page = { where, total, offset: Math.floor(share * total), limit: 10 };
      const known = { ...cache, total: async () => total };
      return reads(() => deepPageRows({ db, cache: known }, list, query, page));
    },
  };
}

const filters: readonly Filter[] = [
  {},
  { status: 'ACTIVE' },
  { status: 'ACTIVE', createdFrom: '2024-01-01T00:00:00.000Z' },
];

describe('PostgreSQL reads lists by indexes', () => {
  // Tables with few or narrow rows are not tested, because reading such a table is as fast as reading an index.
  it.each(['users', 'members'])('a count of all %s reads only an index', async (name) => {
    expect(await inList(name, {}).counting()).toEqual([expect.stringMatching(/^Index Only Scan \w+$/)]);
  });

  it('a count of users with a rare status reads only the index of the status', async () => {
    expect(await inList('users', { status: 'DELETED' }).counting()).toEqual(['Index Only Scan users_status']);
  });

  it.each([
    ['users', 'users_search'],
    ['groups', 'groups_search'],
    ['members', 'group_members_search'],
    ['events', 'events_search'],
    ['event rounds', 'event_rounds_search'],
  ])(
    'to count a search of %s for three letters, PostgreSQL uses the index %s; to find the rows, it does not scan the table',
    async (name, index) => {
      const list = inList(name, { search: 'son' });
      expect(await list.counting()).toEqual(['Bitmap Heap Scan', `Bitmap Index Scan ${index}`]);
      // When many rows match, PostgreSQL scans the index of the sort order until it has found ten matching rows.
      expect(await list.searched()).not.toContain('Seq Scan');
    },
  );

  it.each([
    ['users', 'name', 'users_name'],
    ['users', '-name', 'users_name'],
    ['users', 'createdAt', 'users_created'],
    ['users', '-createdAt', 'users_created'],
    ['users', 'handicap', 'users_handicap'],
    ['users', 'country', 'users_country_name'],
    ['users', 'region', 'users_region_name'],
    ['users', 'lastActiveAt', 'users_last_active'],
    ['members', 'name', 'group_members_name'],
    ['members', '-group', 'group_members_group_name'],
    ['events', 'name', 'events_name'],
    ['events', '-createdAt', 'events_created'],
    ['events', 'participantsCount', 'events_participants'],
    ['event rounds', '-createdAt', 'event_rounds_created'],
  ])(
    'the list of %s sorted by %s uses the index %s for its first page and for a page in the middle',
    async (name, sortedBy, index) => {
      for (const filter of name === 'users' ? filters : [{}]) {
        const list = inList(name, { ...filter, sortedBy });
        const [first, far] = [await list.paging(0), await list.paging(0.4)];
        for (const read of [...first, ...far]) expect(read).toMatch(new RegExp(`^(Bitmap Heap Scan|.* ${index})$`));
        expect(far).toContain(`Index Only Scan ${index}`);
      }
    },
  );
});
