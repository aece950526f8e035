import { EventEmitter, once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPage } from '@/lib/api/fetch-page';
import { forgetMismatches, loggedMismatches } from '@/lib/api/http/contract-mismatch.fixture';
import { CSV, openCsv } from '@/lib/api/open-csv';
import { fetchTotal } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { users as endpoints, User } from '@/lib/contract/users';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { upstreams } from './upstream.fixture';

const limits = vi.hoisted(() => ({
  slots: { running: 64, waiting: 1_000, waitMs: 10_000 },
  firstByteMs: 10_000,
  idleMs: 10_000,
  totalMs: 30_000,
  maxBytes: 8 * 1024 * 1024,
  maxRefusalBytes: 64 * 1024,
}));
let origin = '';

vi.mock('./limits', async (original) => ({ ...(await original<object>()), limits }));
vi.mock('@/lib/auth/session/read-session', () => ({
  sessionTokens: () => ({ get: async () => 'token', refuse: () => undefined }),
}));
vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: `${origin}/api/v1` }) }));
vi.mock('@/lib/server/requests/request-id', () => ({ REQUEST_ID_HEADER: 'x-request-id', requestId: async () => 'r1' }));
const events = vi.hoisted((): string[] => []);
vi.mock(import('@/lib/server/log'), async (importOriginal) => {
  const original = await importOriginal();
  const log: typeof original.log = (level, event, fields) => {
    events.push(event);
    original.log(level, event, fields);
  };
  return { ...original, log };
});

const defaults = { ...limits };
const upstream = upstreams();
beforeEach(() => {
  forgetMismatches();
  Object.assign(limits, defaults);
});
afterEach(upstream.end);

const users = { endpoint: endpoints.list, item: User, mayBeMissing: ['handicap'] as const };
const listed = () => toResult(fetchPage(users, {}));

/** Loads a list as a screen does, from an API that sends these responses. */
async function listFrom(...answers: RequestListener[]) {
  const api = await upstream.start(...answers);
  origin = api.origin;
  return { answer: await listed(), requests: api.requests() };
}

const raw =
  (status: number, headers: Record<string, string>, body: string | Uint8Array = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const json = (body: unknown, status = 200) => raw(status, { 'content-type': 'application/json' }, JSON.stringify(body));
const refusal = (status: number, headers: Record<string, string> = {}) =>
  raw(status, { 'content-type': 'application/json', ...headers }, '{"error":{"message":"The API’s own words"}}');

const paging = { pageNumber: 1, pageSize: 10, total: 1 };
const user = {
  uid: 'u1',
  firstName: 'Isla',
  lastName: 'Fraser',
  handicap: 4.1,
  status: 'ACTIVE',
  country: null,
  region: null,
  createdAt: '2026-10-17T14:32:00.000Z',
};
const page = (items: unknown, more: object = {}) => json({ items, paging, ...more });

describe('a refusal by the API', () => {
  it.each([
    ...[400, 403, 404, 409, 422, 501].map((status) => [String(status), status, refusal(status)] as const),
    ['429, with a short Retry-After', 429, refusal(429, { 'retry-after': '1' })],
    ['429, with a Retry-After of a day', 429, refusal(429, { 'retry-after': '86400' })],
    ['429, with a malformed Retry-After', 429, refusal(429, { 'retry-after': 'soon, -1' })],
    ['503, with a date as Retry-After', 503, refusal(503, { 'retry-after': 'Wed, 21 Oct 2099 07:28:00 GMT' })],
  ] as const)(
    'ERR-1 QUERY-1 a refusal shows its status and the API’s message, and is not retried: %s',
    async (_, status, answer) => {
      expect(await listFrom(answer)).toEqual({
        answer: { ok: false, failure: { kind: 'refused', status, message: 'The API’s own words' } },
        requests: 1,
      });
    },
  );
});

describe('an error response with an unusual body counts as a refusal', () => {
  const cut: RequestListener = (request, response) => {
    response.writeHead(503, { 'content-length': '100' });
    response.write('{"error":', () => request.socket.destroy());
  };
  const endless: RequestListener = (_, response) => void pour(response.writeHead(503), Buffer.alloc(16_384, 'x'));
  it.each([
    ['502 in HTML', 502, 2, raw(502, { 'content-type': 'text/html' }, '<html><h1>502 Bad Gateway</h1>')],
    ['503 in Latin-1', 503, 1, raw(503, { 'content-type': 'text/html' }, Buffer.from('<p>Zu viele, später', 'latin1'))],
    ['503 without a body', 503, 1, raw(503, {})],
    ['503 that breaks off', 503, 1, cut],
    ['503 with an endless body', 503, 1, endless],
    ['503 with invalid gzip', 503, 1, raw(503, { 'content-encoding': 'gzip' }, 'no gzip')],
  ] as const)(
    'ERR-1 an error response with an unusual body still counts as a refusal: %s',
    async (_, status, calls, answer) => {
      expect(await listFrom(answer)).toEqual({
        answer: {
          ok: false,
          failure: {
            kind: 'refused',
            status,
            message: 'The golf service is not available. Try again in a few minutes',
          },
        },
        requests: calls,
      });
    },
  );
});

describe('a response that breaks the contract', () => {
  const large = 'The response is larger than 8 MiB';
  const gzip = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
  it.each([
    ['status 204', 'The response is empty', raw(204, {})],
    ['malformed JSON', 'The response is not JSON', raw(200, {}, '{"items":[')],
    ['invalid UTF-8', 'The response is not valid UTF-8', raw(200, {}, Uint8Array.of(0x7b, 0xff, 0x7d))],
    ['null', 'Expected object, received null', json(null)],
    ['a number', 'Expected object, received number', json(7)],
    ['arrays nested 100,000 deep', 'Expected object, received array', raw(200, {}, '['.repeat(1e5) + ']'.repeat(1e5))],
    ['a text instead of items', 'items: Expected array, received string', page('none')],
    ['100,000 rows', 'The response has a list of 100000, more than 5000', page(Array(100_000).fill(null))],
    ['9 MiB', large, raw(200, {}, Buffer.alloc(9 * 1024 * 1024, ' '))],
    ['a gzip of 64 MiB in 64 KB', large, raw(200, gzip, gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')))],
  ] as const)(
    'ERR-3 a response that breaks the contract is logged, fails and is not retried: %s',
    async (_, message, answer) => {
      expect(await listFrom(answer)).toEqual({
        answer: { ok: false, failure: { kind: 'broken', message } },
        requests: 1,
      });
      expect(loggedMismatches().map(({ fault }) => fault)).toContain(message);
    },
  );

  it('ERR-3 a dashboard response that breaks the contract is logged and rejected', async () => {
    origin = (await upstream.start(json({ total: 'many' }))).origin;
    const fault = 'total: Expected number, received string';
    expect(await toResult(fetchTotal('groups'))).toEqual({ ok: false, failure: { kind: 'broken', message: fault } });
    expect(loggedMismatches()).toContainEqual(
      expect.objectContaining({ endpoint: '/admin/dashboard/stats/groups', fault }),
    );
  });

  it('ERR-3 the app stops reading an endless response at its size limit, even a compressed one', async () => {
    let closed: Promise<unknown> | undefined;
    const { answer } = await listFrom((_, response) => {
      closed = once(response, 'close');
      pour(response.writeHead(200, gzip), gzipSync(Buffer.alloc(1024 * 1024, ' ')));
    });
    expect(answer).toEqual({ ok: false, failure: { kind: 'broken', message: large } });
    await closed;
  });

  it('a row that is null is reported as broken, and unknown fields of other rows are ignored', async () => {
    const { answer } = await listFrom(page([user, null, { ...user, shoeSize: 9 }], { more: {} }));
    expect(answer.ok && answer.value.rows).toEqual([
      { ok: true, item: expect.objectContaining({ uid: 'u1' }), faults: [] },
      { ok: false, uid: null, faults: [{ field: '', message: 'Expected object, received null' }] },
      { ok: true, item: expect.not.objectContaining({ shoeSize: 9 }), faults: [] },
    ]);
  });

  it('ERR-4 if an optional field has a wrong type, only this field loses its value, and the fault is logged', async () => {
    const { answer } = await listFrom(page([{ ...user, handicap: 'four' }]));
    const [row] = answer.ok ? answer.value.rows : [];
    expect(row).toMatchObject({ ok: true, item: { uid: 'u1', firstName: 'Isla', status: 'ACTIVE' } });
    expect(row?.faults).toEqual([{ field: 'handicap', message: 'Expected number, received string' }]);
    expect(loggedMismatches()).toContainEqual(
      expect.objectContaining({ uid: 'u1', fault: 'items[].handicap: Expected number, received string' }),
    );
  });
});

describe('an API that is slow, stalled or down', () => {
  const silent: RequestListener = () => undefined;
  const stops: RequestListener = (_, response) => void response.writeHead(200).write('{"items":[');
  const drips: RequestListener = (_, response) => {
    const drip = setInterval(() => response.write(' '), 2);
    response.once('close', () => clearInterval(drip));
  };
  it.each([
    ['stalls', { firstByteMs: 20 }, 'The golf service took too long', silent],
    [
      'stalls in the middle of a response',
      { idleMs: 20 },
      'The golf service stopped in the middle of its response',
      stops,
    ],
    ['sends single bytes endlessly', { totalMs: 60 }, 'The golf service took too long', drips],
    ['stalls until the deadline of the call', { totalMs: 20 }, 'The golf service took too long', silent],
  ] as const)('an API that %s is reported as unreachable', async (_, short, message, answer) => {
    Object.assign(limits, short);
    expect((await listFrom(answer)).answer).toEqual({ ok: false, failure: { kind: 'unreachable', message } });
  });

  it('while the API stalls, calls fill the queue, and further calls fail at once', async () => {
    resetProcessState('apiSlots');
    limits.slots = { running: 1, waiting: 0, waitMs: 10_000 };
    const received = new EventEmitter();
    origin = (await upstream.start(() => void received.emit('call'))).origin;
    const [pending] = [listed(), await once(received, 'call')];
    const message = 'Fairway is busy: too many requests are waiting. Try again in a few seconds';
    expect(await listed()).toEqual({ ok: false, failure: { kind: 'unreachable', message } });
    upstream.end();
    await pending;
    origin = (await upstream.start(page([user]))).origin;
    expect(await listed()).toMatchObject({ ok: true });
    resetProcessState('apiSlots');
  });

  it('a queued call that its caller aborts is logged as aborted, not as refused by a busy API', async () => {
    resetProcessState('apiSlots');
    limits.slots = { running: 1, waiting: 1, waitMs: 10_000 };
    const received = new EventEmitter();
    origin = (await upstream.start(() => void received.emit('call'))).origin;
    const [pending] = [listed(), await once(received, 'call')];
    const leaving = new AbortController();
    const waiting = toResult(fetchPage(users, {}, { signal: leaving.signal }));
    events.length = 0;
    leaving.abort();
    expect(await waiting).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(events).toEqual(['api.aborted']);
    upstream.end();
    await pending;
    resetProcessState('apiSlots');
  });

  it('an API that stops during a request is reported, and works again after its restart', async () => {
    const received = new EventEmitter();
    const api = await upstream.start(() => void received.emit('call'));
    origin = api.origin;
    const [pending] = [listed(), await once(received, 'call')];
    await api.end();
    const gone = { ok: false, failure: { kind: 'unreachable', message: 'The golf service cannot be reached' } };
    expect(await pending).toEqual(gone);
    expect(await listed()).toEqual(gone);
    await upstream.startAt(api.origin, page([user]));
    expect(await listed()).toMatchObject({ ok: true, value: { rows: [{ ok: true }] } });
  });
});

describe('the app follows no redirects of the API', () => {
  it.each([301, 302, 303, 307, 308])(
    'AUTH-9 the token is sent only to the API: a redirect (%d) counts as a refusal and is not followed',
    async (status) => {
      const elsewhere = await upstream.start(page([user]));
      const { answer, requests } = await listFrom(raw(status, { location: `${elsewhere.origin}/api/v1/admin/users` }));
      expect(answer).toEqual({
        ok: false,
        failure: { kind: 'refused', status, message: 'The golf service refused this request' },
      });
      expect([requests, elsewhere.requests()]).toEqual([1, 0]);
    },
  );

  it('AUTH-9 the token of an export is sent only to the API: a redirect is not followed', async () => {
    const elsewhere = await upstream.start(raw(200, { 'content-type': 'text/csv' }, 'Uid\r\n'));
    origin = (await upstream.start(raw(302, { location: elsewhere.origin }))).origin;
    const { signal } = new AbortController();
    await expect(
      openCsv({ endpoint: 'csv', method: 'GET', url: `${origin}/csv`, signal, accept: CSV }),
    ).rejects.toMatchObject({ name: 'RequestFailed', status: 302 });
    expect(elsewhere.requests()).toBe(0);
  });
});

/** Writes until the connection is closed. */
function pour(response: ServerResponse, chunk: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}
