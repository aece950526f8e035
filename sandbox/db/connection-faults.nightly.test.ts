import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { apiPath, createApi } from '../api/app';
import { verifyAccessToken } from '../api/testing/test-api';
import { type OpenDatabase, openDatabase } from './database';
import type { ServingOptions } from './serving-pool';
import { type FaultProxy, startFaultProxy } from './testing/fault-proxy';
import { createServerDatabase, dropServerDatabase, setConnectionsAllowed } from './testing/server-databases';

/** A time limit that also suffices on a busy machine. */
const longTimeout = { timeout: 30_000 };
const connections = 2;
const shortTimeouts = { connectTimeoutMs: 2_000, statementTimeoutMs: 800, answerTimeoutMs: 1_000 };

let at: { name: string; url: string };
let direct: OpenDatabase;
let proxy: FaultProxy;
let database: OpenDatabase;
let log: string[];
let api: ReturnType<typeof createApi>;

beforeAll(async () => {
  at = await createServerDatabase(inject('postgresUrl'), inject('templates').seeded);
  direct = await openDatabase({ url: at.url });
});
afterAll(async () => {
  await direct.close();
  await dropServerDatabase(inject('postgresUrl'), at.name);
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  proxy = await startFaultProxy(at.url);
  log = [];
});
afterEach(async () => {
  proxy.setFault('none');
  await database.close();
  await proxy.down();
  vi.restoreAllMocks();
});

/**
 * Serves the API with all database connections open and idle.
 * @param limits shorter timeouts than the defaults, so that a test need not wait
 */
async function startApi(limits: ServingOptions = {}): Promise<void> {
  database = await openDatabase({ url: proxy.url, connections, ...limits });
  api = createApi({ databaseFor: database.forRequest, verifyAccessToken, log: (line) => log.push(line) });
  await heals();
  log = [];
}

async function ask({ path = '/admin/users', signal = new AbortController().signal } = {}) {
  const response = await api.request(`${apiPath}${path}`, { headers: { Authorization: 'Bearer staff' }, signal });
  return [response.status, await response.json()];
}

/** Sends more requests than there are connections. If a connection is not released, one request gets no response. */
const many = () => Promise.all(Array.from({ length: connections + 1 }, () => ask({ path: uncachedPath() })));
/** A path with a new search, so that its total is not cached. */
const uncachedPath = () => `/admin/users?search=${randomUUID()}`;

const fine = Array.from({ length: connections + 1 }, () => [200, expect.objectContaining({ items: [] })]);
const unavailable = [503, { error: { code: 'service_unavailable', message: 'The database cannot be reached' } }];
const allUnavailable = fine.map(() => unavailable);
const heals = () => vi.waitFor(async () => expect(await many()).toEqual(fine), longTimeout);

/** Ends the database connections that match the condition. */
const terminate = (during: string) =>
  direct.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${sql.raw(during)}`);
const setOpen = (open: boolean) => setConnectionsAllowed(inject('postgresUrl'), at.name, open);

describe('the API survives failures of its database', () => {
  it.each([
    ['is stopped', () => proxy.down(), () => proxy.up()],
    ['resets connections in the middle of a statement', () => proxy.setFault('reset'), () => proxy.setFault('none')],
    ['cuts the connection in the middle of a result', () => proxy.setFault('cut'), () => proxy.setFault('none')],
    ['stops responding', () => proxy.setFault('silence'), () => proxy.setFault('none')],
    ['responds a byte at a time', () => proxy.setFault('drip'), () => proxy.setFault('none')],
    [
      'stops responding before any connection is open',
      async () => {
        await proxy.down();
        await proxy.up();
        proxy.setFault('silence');
      },
      () => proxy.setFault('none'),
    ],
    [
      'accepts no more connections',
      async () => {
        // Opens the connection `direct` now, because the next line makes the server refuse new connections.
        await direct.db.execute(sql`select 1`);
        await setOpen(false);
        await terminate('true');
      },
      () => setOpen(true),
    ],
  ])('the API responds 503 while the database %s, and 200 after recovery', async (_, fail, mend) => {
    await startApi(shortTimeouts);
    await fail();
    expect(await many()).toEqual(allUnavailable);
    expect(log.length).toBe(connections + 1);
    await mend();
    await heals();
  });

  it('the API responds 503 when the database ends a connection in the middle of a statement, and 200 afterwards', async () => {
    await startApi();
    await direct.db.transaction(async (tx) => {
      await tx.execute(sql`lock table users in access exclusive mode`);
      const answer = ask({ path: uncachedPath() });
      await vi.waitFor(
        async () => expect((await terminate(`wait_event_type = 'Lock'`)).rows).toHaveLength(1),
        longTimeout,
      );
      expect(await answer).toEqual(unavailable);
    });
    await heals();
  });

  it('the API releases the database connection of a client that aborts while the database does not respond', async () => {
    await startApi(shortTimeouts);
    proxy.setFault('silence');
    const left = new AbortController();
    const answers = Array.from({ length: connections }, () => ask({ path: uncachedPath(), signal: left.signal }));
    left.abort();
    await Promise.allSettled(answers);
    proxy.setFault('none');
    await heals();
  });

  it('the API cuts off an export when the database fails, so that a partial file never looks complete', async () => {
    await direct.db.execute(sql`
      insert into countries (id, iso_code, name, name_key, search_text)
      select gen_random_uuid(), 'X' || n, 'Country ' || n, 'country ' || n, 'country ' || n from generate_series(1, 1200) n`);
    await startApi();
    const headers = { Authorization: 'Bearer staff' };
    const response = await api.request(`${apiPath}/admin/export/countries`, { headers });
    const reader = response.body?.getReader();
    expect([response.status, (await reader?.read())?.done]).toEqual([200, false]);
    proxy.setFault('reset');
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow('An export broke off');
    proxy.setFault('none');
    await heals();
  });
});
