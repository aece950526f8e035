import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type PGliteOptions } from '../db/database';
import { cards } from '../db/schema/friendly-rounds';
import { startChild } from '../testing/child';
import { seed } from './seed';
import { contentOf } from './testing/content';

const silent = () => {};

async function open(place: PGliteOptions) {
  const { db, close } = await openDatabase(place);
  onTestFinished(close);
  return db;
}

it('after SIGKILL during seeding, the next start seeds the same data as an uninterrupted start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const size = { users: 200, friendlyRounds: 1_500 };
  const args = [dataDir, String(size.users), String(size.friendlyRounds)];
  const first = startChild(new URL('./testing/seed-directory.ts', import.meta.url), args);
  await first.line(/1000 of 1500 friendly rounds/);
  await first.end('SIGKILL');

  const cutOff = await open({ dataDir });
  expect(await cutOff.$count(cards)).toBe(0);
  expect(await seed(cutOff, silent, size)).toBe('made');
  const whole = await open({});
  await seed(whole, silent, size);
  const content = await contentOf(cutOff);
  expect(content).toEqual(await contentOf(whole));
  expect(content).toMatchObject({ users: { rows: 200 }, friendlyRounds: { rows: 1_500 } });
});
