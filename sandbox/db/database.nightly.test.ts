import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from '../testing/child';
import { openDatabase } from './database';
import { countries } from './schema/base';

it('after SIGKILL during a write, the embedded database opens again and contains every acknowledged row', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pgdata-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const writer = startChild(new URL('./testing/write-rows.ts', import.meta.url), [dataDir]);
  await writer.line(/^written 300$/);
  await writer.end('SIGKILL');
  const acknowledged = writer.lines.filter((line) => line.startsWith('written ')).length;

  const { db, close } = await openDatabase({ dataDir });
  onTestFinished(close);
  const rows = await db.select().from(countries).orderBy(asc(countries.id));
  const numbers = rows.map(({ isoCode }) => Number(isoCode)).sort((a, b) => a - b);
  // SIGKILL may come after the last row is written and before it is acknowledged.
  expect([acknowledged, acknowledged + 1]).toContain(numbers.length);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  for (const { name, isoCode } of rows)
    expect(name).toHaveLength(`Country ${isoCode} `.length + (Number(isoCode) % 500));
});
