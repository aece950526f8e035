import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { trackRequest } from '@/lib/server/request-context';
import { onEachRequest } from './incoming-request';
import { isShed, requestsInFlight, shedLoad } from './load-shedding';

const events = vi.hoisted(() => [] as string[]);
const histogram = vi.hoisted(() => ({ mean: 0, enable: () => true, reset: () => undefined }));
vi.mock('node:perf_hooks', async (original) => ({ ...(await original()), monitorEventLoopDelay: () => histogram }));
vi.mock('@/lib/server/log', () => ({ log: (_: string, event: string) => events.push(event) }));

const GLANCE = '/events/event-courses/c1/at-a-glance';

/** Refuses requests above the limit with 503, and holds the responses to all others. */
const waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  request.resume();
  if (isShed()) response.writeHead(503).end();
  else waiting.push(response);
});
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let shed: ReturnType<typeof shedLoad>;

beforeAll(async () => {
  onEachRequest([trackRequest, (incoming) => shed(incoming)]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
/** Makes the tests independent of their order. */
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  resetProcessState('load');
  waiting.length = 0;
  events.length = 0;
  histogram.mean = 0;
});

/** Sends a request, and resolves when the server has received it and holds the response. */
async function held(path: string, method = 'GET', headers = {}) {
  const before = waiting.length;
  const sent = request(address() + path, { method, headers, agent: false }).on('error', () => undefined);
  sent.end();
  await vi.waitUntil(() => waiting.length > before, { timeout: 20_000 });
  return { sent, response: waiting.at(-1) as ServerResponse };
}

async function statusOf(path: string, headers = {}): Promise<number | undefined> {
  const [answer] = (await once(get(address() + path, { headers, agent: false }), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const action = { 'next-action': '00' };
const form = { 'content-type': 'multipart/form-data; boundary=a' };

it('above the limit, requests for screens are refused, but no sign-in, sign-out, session check, action or file', async () => {
  shed = shedLoad(2);
  const first = await held('/all-users');
  const second = await held('/api/live/events/e1');
  expect(await statusOf('/groups')).toBe(503);
  expect(await statusOf('/login/else')).toBe(503);
  for (const path of [
    '/login',
    '/login?from=%2Fgroups',
    '/api/auth/signout',
    '/api/session',
    '/healthz',
    '/_next/static/a.js',
  ]) {
    await held(path);
  }
  await held('/all-users', 'POST', action);
  await held('/all-users', 'POST', form);
  expect(await statusOf('/')).toBe(503);
  expect(events).toEqual(['server.overloaded']);

  const ended = once(first.response, 'close');
  first.response.end();
  await ended;
  const third = await held('/groups');
  expect(await statusOf('/groups')).toBe(503);

  const left = once(second.response, 'close');
  second.sent.destroy();
  await left;
  const fourth = await held('/groups');
  for (const { response } of [third, fourth]) response.end();
  await Promise.all([once(third.response, 'close'), once(fourth.response, 'close')]);
  expect(events).toEqual(['server.overloaded', 'server.overloaded']);
});

it('LIMIT-3 exports, searches and expensive screens are refused before other screens', async () => {
  shed = shedLoad(12);
  const heavy = [
    '/api/export/users',
    '/all-users?pageNumber=1&q=isla',
    '/break-down?list=%2Fgroups',
    '/now-playing',
    GLANCE,
  ];
  const light = ['/all-users?q=', '/all-users?pageNumber=2', '/events', '/api/choices/country'];
  const all: ServerResponse[] = [];
  const hold = async (path: string) => all.push((await held(path)).response);

  for (let index = 0; index < 6; index += 1) await hold('/groups');
  for (const path of heavy) await hold(path);
  for (const path of heavy) expect(await statusOf(path), path).toBe(503);
  events.length = 0;
  await hold(light[0] as string);
  expect(events, 'there was room for screens').toEqual([]);
  for (const path of light) expect(await statusOf(path), path).toBe(503);
  expect(events).toEqual(['server.overloaded']);
  await hold('/login?from=%2Fgroups%3Fq%3Dclub');
  await hold('/api/auth/signout?q=x');

  const closed = all.map((response) => once(response, 'close'));
  for (const response of all) response.end();
  await Promise.all(closed);
  expect(await Promise.all(light.map((path) => held(path)))).toHaveLength(4);
});

it.each([
  ['HEAD', {}],
  ['POST', {}],
  ['POST', { 'content-type': 'text/plain' }],
  ['POST', { 'content-type': 'application/x-www-form-urlencoded' }],
])('LIMIT-3 a %s request without an action (%j) is counted and refused like a GET', async (method, headers) => {
  shed = shedLoad(1);
  const { response } = await held('/groups', method, headers);
  const sent = request(`${address()}/groups`, { method, headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(503);
  answer.resume();
  response.end();
});

it('LIMIT-3 a request counts only once its body is complete, so clients that send no body block nobody', async () => {
  shed = shedLoad(1);
  const sent = request(`${address()}/groups`, { method: 'POST', headers: { 'content-length': 1 }, agent: false });
  sent.on('error', () => undefined).flushHeaders();
  await vi.waitUntil(() => waiting.length === 1, { timeout: 20_000 });
  expect(requestsInFlight()).toBe(0);
  sent.end('x');
  await vi.waitUntil(() => requestsInFlight() === 1, { timeout: 20_000 });
  expect(await statusOf('/groups')).toBe(503);
});

it('LIMIT-1 LIMIT-3 a malformed request is refused and does not count towards the limit of concurrent requests', async () => {
  shed = shedLoad(1);
  await held('/', 'GET', { 'x-refusal': '400' });
  await held('/all-users');
  expect(await statusOf('/all-users')).toBe(503);
});

it('LIMIT-3 screens are refused while the event loop is delayed, even with few concurrent requests', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shed = shedLoad(100);
  await held('/all-users');
  histogram.mean = 1e9;
  vi.advanceTimersByTime(500);
  const single = await held('/all-users');
  expect(single, 'after one long pause').toBeDefined();
  vi.advanceTimersByTime(500);
  expect(await statusOf('/all-users')).toBe(503);
  expect(events).toEqual(['server.overloaded']);
  await held('/login');
  await held('/healthz');
  await held('/all-users', 'POST', action);
  histogram.mean = 20e6;
  vi.advanceTimersByTime(500);
  await held('/all-users');
});
