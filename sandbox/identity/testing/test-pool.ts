import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { createIdentity, type Identity } from '../app';
import { type IdentityOptions, poolId } from '../context';
import type { Message } from '../outbox';
import { defaultSettings, type Settings } from '../settings';

export const appOrigin = 'http://localhost:3000';

export type TestPool = Identity & {
  origin: string;
  issuer: string;
  poolId: string;
  controlToken: string;
  outbox: Message[];
  logged: string[];
  /** The server's current time. */
  now: () => Date;
  /** Advances only the server's clock, not the clients'. */
  advance: (seconds: number) => void;
  control: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Restarts the server with the same data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a pool with its own port, database and folder. */
export async function startTestPool(options: Pick<IdentityOptions, 'settings'> = {}): Promise<TestPool> {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  const database = await openTestDatabase();
  let identity: Identity | undefined;
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => identity?.app.fetch(request) ?? new Response('starting', { status: 503 }),
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const outbox: Message[] = [];
  const logged: string[] = [];
  const start = () =>
    createIdentity({
      db: database.db,
      dataDir,
      origin,
      appOrigins: [appOrigin],
      clock: now,
      log: (line) => logged.push(line),
      outbox: async (message) => void outbox.push(message),
      // A cheap hash keeps the tests fast.
      passwordLogCost: 8,
      ...options,
    });
  identity = await start();
  const { controlToken } = JSON.parse(await readFile(join(dataDir, 'identity.json'), 'utf8'));

  const pool: TestPool = {
    ...identity,
    origin,
    issuer: identity.appEnv.AUTH_COGNITO_ISSUER,
    poolId,
    controlToken,
    outbox,
    logged,
    now,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    control: (method, path, body) =>
      fetch(`${origin}/control/${path}`, {
        method,
        headers: { 'x-control-token': controlToken },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    restart: async () => {
      identity = await start();
      Object.assign(pool, identity);
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return pool;
}

/** Resets the pool between tests: accounts, settings, lockouts, faults and counters. The clock is not reset. */
export async function resetTestPool(pool: TestPool, settings: Partial<Settings> = {}): Promise<void> {
  await pool.control('POST', 'reset');
  await pool.control('POST', 'settings', { ...defaultSettings, ...settings });
  pool.outbox.length = 0;
}
