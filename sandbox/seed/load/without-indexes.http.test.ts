import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/database';
import { users } from '../../db/schema/base';
import { cards, friendlyRoundPlayers, friendlyRounds } from '../../db/schema/friendly-rounds';
import { openTestDatabase } from '../../db/testing/test-database';
import { contentOf } from '../testing/content';
import { withoutIndexes } from './without-indexes';

const tables = [users, friendlyRounds, friendlyRoundPlayers, cards];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

async function definitions(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ definition: string }>(sql`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass || '.' || conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ definition }) => definition);
}

it('withoutIndexes drops constraints and indexes during the work and restores them', async () => {
  const { db } = database;
  const [before, content] = [await definitions(db), await contentOf(db)];
  let during: string[] = [];
  await db.transaction((tx) =>
    withoutIndexes(tx, tables, async () => {
      during = await definitions(tx);
    }),
  );
  expect(before.some((definition) => definition.includes('users_search'))).toBe(true);
  for (const name of [' users_pkey', ' users_search', 'group_members_user_id_users_id_fk', ' cards_pkey']) {
    expect(during.filter((definition) => definition.includes(name))).toEqual([]);
  }
  expect(await definitions(db)).toEqual(before);
  expect(await contentOf(db)).toEqual(content);
});
