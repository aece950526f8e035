import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiPath, createApi } from '@/sandbox/api/app';
import { parseCsv } from '@/sandbox/api/testing/parse-csv';
import { openTestApi, type TestApi, verifyAccessToken } from '@/sandbox/api/testing/test-api';
import type { Database } from '@/sandbox/db/database';
import { countries, users } from '@/sandbox/db/schema/base';
import { groupMembers } from '@/sandbox/db/schema/groups';

let api: TestApi;
let rows: number;
beforeAll(async () => {
  api = await openTestApi({ users: 700, friendlyRounds: 0 });
  rows = await api.db.$count(groupMembers);
});
afterAll(() => api.close());

const file = async (path: string) => {
  const response = await api.request(`/admin/export/${path}`);
  return { headers: response.headers, records: parseCsv(await response.text()) };
};

/** Serves the API from a database that counts statements. From statement number `failing` on, all fail. */
function countStatements(failing = Number.POSITIVE_INFINITY) {
  let statements = 0;
  const log: string[] = [];
  const db: Database = new Proxy(api.db, {
    get(target, key) {
      if (key === 'select') statements += 1;
      if (statements >= failing) throw new Error('out of paper');
      return Reflect.get(target, key, target);
    },
  });
  const app = createApi({ databaseFor: () => db, verifyAccessToken, log: (line) => log.push(line) });
  return { app, log, statements: () => statements };
}

const asStaff = { headers: { Authorization: 'Bearer staff' } };

describe('an export file', () => {
  it('the name of an export file has a date, the file starts with a byte order mark, and a header has the row count', async () => {
    const response = await api.request('/admin/export/users');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    expect(response.headers.get('X-Total-Count')).toBe('700');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 6)).toEqual(new TextEncoder().encode('\uFEFFUid'));
  });

  it('an export file has dates in the requested time zone, which the column headings name', async () => {
    const at = new Date('2026-07-01T22:30:00.000Z');
    await api.db.update(users).set({ createdAt: at }).where(eq(users.lastName, 'Шевченко'));
    const inZone = async (zone: string) => {
      const [head = [], record = []] = (await file(`users?search=шевченко&zone=${encodeURIComponent(zone)}`)).records;
      const at = head.findIndex((name) => name.startsWith('Created'));
      return [head[at], record[at]];
    };
    expect(await inZone('Europe/London')).toEqual(['Created (Europe/London)', '2026-07-01 23:30']);
    expect(await inZone('Asia/Tokyo')).toEqual(['Created (Asia/Tokyo)', '2026-07-02 07:30']);
    expect((await file('users')).records[0]?.slice(-2)).toEqual(['Created (UTC)', 'Last active (UTC)']);
  });

  it('an export file keeps negative numbers and escapes names that look like formulas', async () => {
    const { records } = await file('users?search=siobhan%20feather');
    expect(records[1]?.slice(1, 5)).toEqual(['Siobhán', 'Featherstonehaugh', '-1.2', 'Northern Ireland']);
    const names = (await file('groups')).records.map(([, name]) => name);
    for (const name of ["'+1 and Better", "'=3rd Every Time", "'@19th", "'-Under Par-"]) expect(names).toContain(name);
    expect(names).toContain('The "Wednesday", Weather Permitting');
    expect(names).toContain('Η παρέα του Σαββάτου');
  });

  it('the export of a country’s regions has the requested order', async () => {
    const [country] = await api.db.select().from(countries).where(eq(countries.isoCode, 'GB-ENG'));
    const { records } = await file(`countries/${country?.id}/regions?sortedBy=-usersCount`);
    expect(records).toHaveLength(1 + (country?.regionsCount ?? 0));
    expect(records.slice(1).every(([, , name]) => name === 'England')).toBe(true);
    expect(records.slice(1).every(([, , , uid]) => uid === country?.id)).toBe(true);
    const users = records.slice(1).map((record) => Number(record[4]));
    expect(users).toEqual(users.toSorted((a, b) => b - a));
    expect(await api.getError('/admin/export/countries/nowhere/regions')).toMatchObject({ status: 404 });
  });
});

describe('streaming an export', () => {
  it('an export reads the database only as fast as its client reads, and stops when the client cancels', async () => {
    const { app, statements } = countStatements();
    const response = await app.request(`${apiPath}/admin/export/group-members`, asStaff);
    const reader = response.body?.getReader();
    const before = statements();
    await reader?.read();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value).split('\r\n')).toHaveLength(1 + 500 + 1);
    expect(statements()).toBe(before);
    await reader?.read();
    expect(statements()).toBe(before + 1);
    await reader?.cancel();
    expect(statements()).toBe(before + 1);
  });

  it('an export that fails before the first row sends an error response', async () => {
    const { app, log } = countStatements(2);
    const response = await app.request(`${apiPath}/admin/export/group-members`, asStaff);
    expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'internal_error' } }]);
    expect(log.join('\n')).toContain('out of paper');
  });

  it('an export that fails after the first row cuts the connection, so that the file never looks complete', async () => {
    const whole = countStatements();
    await (await whole.app.request(`${apiPath}/admin/export/group-members`, asStaff)).text();
    const { app, log } = countStatements(whole.statements());
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void printed.mockRestore());
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(`${origin}${apiPath}/admin/export/group-members`, asStaff);
    expect([response.status, response.headers.get('X-Total-Count')]).toEqual([200, String(rows)]);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(printed.mock.calls.map(String)).toEqual(['Error: An export broke off']);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('out of paper');
  });
});
