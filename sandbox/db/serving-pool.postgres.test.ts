import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { apiPath, createApi } from '../api/app';
import { verifyAccessToken } from '../api/testing/test-api';
import { type Database, type OpenDatabase, openDatabase } from './database';
import { openTestDatabase } from './testing/test-database';

/** Long enough for a busy machine. */
const longTimeout = { timeout: 15_000 };
const asStaff = { headers: { Authorization: 'Bearer staff' } };

let database: OpenDatabase;
let log: string[];
beforeAll(async () => {
  database = await openTestDatabase('seeded', { statementTimeoutMs: 1_500 });
  log = [];
});
afterAll(() => database.close());

const api = ({ forRequest }: OpenDatabase = database) =>
  createApi({ databaseFor: forRequest, verifyAccessToken, log: (line) => log.push(line) });

/** Locks the users table, so that requests for users must wait. */
async function whileUsersAreHeld(work: (tx: Database) => Promise<void>, { db } = database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table users in access exclusive mode`);
    await work(tx);
  });
}

const waiting = async (tx: Database) => {
  const { rows } = await tx.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

describe('the read-only database role for API requests', () => {
  const forRequest = () => database.forRequest(new AbortController().signal);

  it.each([
    ['insert', sql`insert into friendships select id, id from users`],
    ['update', sql`update users set status = 'X'`],
    ['delete', sql`delete from users`],
    ['truncate', sql`truncate friendships`],
    ['make tables', sql`create table mine (id int)`],
    ['read passwords', sql`select * from identity.users`],
    ['read migrations', sql`select * from drizzle.__drizzle_migrations`],
  ])('the database role of requests may not %s', async (_, statement) => {
    await expect(forRequest().execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('startup fails if the database user can neither create nor use the role for API requests', async () => {
    const url = new URL(inject('postgresUrl'));
    const name = `outsider_${randomUUID().slice(0, 8)}`;
    await database.db.execute(`create role ${name} login password 'outsider'`);
    await database.db.execute(`create database ${name} owner ${name}`);
    Object.assign(url, { username: name, password: 'outsider', pathname: `/${name}` });
    await expect(openDatabase({ url: url.href })).rejects.toThrow('fairway_reader (CREATEROLE)');
    await database.db.execute(`drop database ${name} with (force)`);
    await database.db.execute(`drop role ${name}`);
  });
});

describe('statements', () => {
  it('a statement that takes too long is cancelled and logged, and the API responds 504', async () => {
    await whileUsersAreHeld(async () => {
      const response = await api().request(`${apiPath}/admin/users`, asStaff);
      expect([response.status, await response.json()]).toEqual([
        504,
        { error: { code: 'gateway_timeout', message: 'This took too long and was stopped' } },
      ]);
    });
    expect(log.at(-1)).toContain('canceling statement due to statement timeout');
  });

  it('a statement is cancelled without a log line when the client aborts the request', async () => {
    const withLongTimeout = await openTestDatabase('tables', { statementTimeoutMs: 60_000 });
    onTestFinished(() => withLongTimeout.close());
    const server = serve({ fetch: api(withLongTimeout).fetch, hostname: '127.0.0.1', port: 0 });
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const before = log.length;
    await whileUsersAreHeld(async (tx) => {
      const client = new AbortController();
      const answer = fetch(`${origin}${apiPath}/admin/users`, { ...asStaff, signal: client.signal });
      await vi.waitFor(async () => expect(await waiting(tx)).toBe(1), longTimeout);
      client.abort();
      await expect(answer).rejects.toThrow('aborted');
      await vi.waitFor(async () => expect(await waiting(tx)).toBe(0), longTimeout);
    }, withLongTimeout);
    expect(log.length).toBe(before);
    const next = await fetch(`${origin}${apiPath}/admin/users`, asStaff);
    expect(next.status).toBe(200);
  });

  it('a statement of an aborted request is not started', async () => {
    const gone = database.forRequest(AbortSignal.abort(new Error('gone')));
    await expect(gone.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: 'gone' } });
  });
});
