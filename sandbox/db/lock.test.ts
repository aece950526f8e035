import { createHash } from 'node:crypto';
import { link, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChild } from '../testing/child';
import { AlreadyLocked, lock } from './lock';

const holder = new URL('./testing/hold-lock.ts', import.meta.url);

let dir: string;
let path: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(dir, 'data.lock');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(dir, { recursive: true });
});

it('while a lock is held, other attempts fail and name the process that holds it', async () => {
  const release = await lock(path);
  await expect(lock(path)).rejects.toThrow(AlreadyLocked);
  await expect(lock(path)).rejects.toThrow(`process ${process.pid}`);
  await release();
  expect(await readdir(dir)).toEqual([]);
  await (await lock(path))();
});

it('only one of many concurrent attempts gets the lock', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lock(path)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(dir)).toEqual(['data.lock']);
});

it('a process can take over the lock of a killed process', async () => {
  const first = startChild(holder, [path]);
  await first.line(/^locked$/);
  const second = startChild(holder, [path]);
  expect(await second.line(/AlreadyLocked/)).toContain(`process ${first.process.pid}`);
  expect(await second.ended).toBe(3);
  await first.end('SIGKILL');
  await lock(path);
});

it('only one of many concurrent attempts takes over the lock of a process that has ended', async () => {
  for (let round = 0; round < 8; round += 1) {
    await writeFile(path, JSON.stringify({ token: `stale ${round}`, pid: process.pid, started: 'some other time' }));
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lock(path)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of tries) if (outcome.status === 'fulfilled') await outcome.value();
    expect(await readdir(dir)).toEqual([]);
  }
});

it('a process killed while it takes over a lock blocks others for at most ten seconds', async () => {
  await writeFile(path, 'stale');
  await link(path, `${path}.${createHash('sha256').update('stale').digest('hex').slice(0, 32)}.stale`);
  vi.setSystemTime(Date.now() + 11_000);
  await lock(path);
  expect(await readdir(dir)).toEqual(['data.lock']);
});

it('a new process that reuses the id of the lock’s owner does not hold the lock', async () => {
  await lock(path);
  const owner = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...owner, started: 'some other time' }));
  await (await lock(path))();
});

it.each(['', 'half a lo', '{"pid":"one"}'])(
  'a lock file with the invalid content %j can be taken over',
  async (content) => {
    await writeFile(path, content);
    await (await lock(path))();
    expect(await readdir(dir)).toEqual([]);
  },
);

it('a former owner that releases its lock late does not release the lock of the next owner', async () => {
  const release = await lock(path);
  await rm(path);
  await lock(path);
  await release();
  await expect(lock(path)).rejects.toThrow(AlreadyLocked);
});
