import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { hashAccount } from '@/lib/server/keyed-hash';
import { log, onLogLine, setLogLevel } from '@/lib/server/log';
import { noteRequest } from '@/lib/server/request-context';
import { onEachRequest } from './incoming-request';
import { logRequest } from './request-log';

vi.mock('@/lib/server/env', () => ({ env: () => ({ AUTH_SECRET: ['a secret of more than thirty-two characters'] }) }));

const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const lines = () => print.mock.calls.map(([line]) => JSON.parse(String(line)));

const server = createServer((request, response) => {
  if (request.url === '/all-users') noteRequest({ account: hashAccount('subject-1') });
  response.end();
});

beforeAll(async () => {
  onEachRequest([logRequest]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  print.mockClear();
  setLogLevel('info');
});
afterAll(() => void server.close());

async function request(path: string): Promise<void> {
  const [response] = await once(get({ port: (server.address() as AddressInfo).port, path, agent: false }), 'response');
  await once(response.resume(), 'close');
  await vi.waitUntil(() => print.mock.calls.length > 0);
}

it('OPS-3 the log line of a request contains a short keyed hash of the account, or no account if there is no session', async () => {
  await request('/all-users');
  expect(lines()).toMatchObject([{ event: 'request', route: '/all-users', account: hashAccount('subject-1') }]);
  expect(hashAccount('subject-1')).toMatch(/^[\w-]{12}$/);
  expect(hashAccount('subject-1')).not.toBe(hashAccount('subject-2'));
  print.mockClear();
  await request('/groups');
  expect(lines()[0]).not.toHaveProperty('account');
});

it('OPS-3 LOG_LEVEL suppresses log lines of lower levels, but metrics still count them', () => {
  const counted: string[] = [];
  onLogLine((_, event) => counted.push(event));
  setLogLevel('warn');
  log('info', 'session.renewed');
  log('warn', 'sign-in.failed');
  expect(lines().map(({ event }) => event)).toEqual(['sign-in.failed']);
  expect(counted).toEqual(['session.renewed', 'sign-in.failed']);
});
