import { expect, it, onTestFinished } from 'vitest';
import { users } from '../db/schema/base';
import { friendlyRounds } from '../db/schema/friendly-rounds';
import type { Content } from '../db/testing/setup';
import { openTestDatabase } from '../db/testing/test-database';
import { seed } from './seed';

async function open(content?: Content) {
  const { db, close } = await openTestDatabase(content);
  onTestFinished(close);
  return db;
}

const silent = () => {};

it('data of the same size is kept, and data of another size replaced', async () => {
  const db = await open();
  const lines: string[] = [];
  expect(await seed(db, (line) => lines.push(line), { users: 30, friendlyRounds: 40 })).toBe('made');
  expect(lines.join('\n')).toMatch(
    /30 users in .*\n.* members, .* events with .* cards in .*\n.*40 of 40 friendly rounds \(100%\) in .*\n.*\nseed: done in/,
  );
  await db.update(users).set({ status: 'CHANGED_SINCE' });
  expect(await seed(db, silent, { users: 30, friendlyRounds: 40 })).toBe('found');
  expect((await db.select().from(users)).every(({ status }) => status === 'CHANGED_SINCE')).toBe(true);
  expect(await seed(db, silent, { users: 20, friendlyRounds: 10 })).toBe('made');
  expect([await db.$count(users), await db.$count(friendlyRounds)]).toEqual([20, 10]);
});
