import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOO_MANY_REQUESTS } from '@/lib/auth/attempts/too-many-requests';
import { nginx, openssl } from '../test/servers.mjs';
import { freePorts } from '../testing/loopback.mjs';
import { startNginx } from '../testing/nginx.mjs';

const isComplete = Boolean(nginx() && openssl());

/** A server in place of the app. It holds responses to `/hold` until the test sends them. */
const held: ServerResponse[] = [];
const app = createServer(({ url }, response) => {
  if (url === '/hold') held.push(response);
  else response.end('ok');
});
const folder = mkdtempSync(join(tmpdir(), 'fairway-nginx-'));
let httpsPort = 0;
let stop = async () => {};

/** nginx takes the client's address from this header, so that a test can use several addresses. */
const WITH_ADDRESS: [string, string] = [
  'client_max_body_size 64k;',
  'client_max_body_size 64k; set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;',
];

beforeAll(async () => {
  if (!isComplete) return;
  const [httpPort = 0, port = 0] = await freePorts(2);
  httpsPort = port;
  await once(app.listen(0, '127.0.0.1'), 'listening');
  const instance = (app.address() as AddressInfo).port;
  ({ stop } = startNginx(folder, { httpPort, httpsPort, ports: [instance, instance] }, [WITH_ADDRESS]));
  while ((await ask('/', '192.0.2.1').catch(() => null))?.statusCode !== 200) await delay(100);
});
afterAll(async () => {
  await stop();
  app.closeAllConnections();
  app.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, address: string): Promise<IncomingMessage> {
  const headers = { 'X-Test-Address': address, Host: 'localhost' };
  const sent = request({ port: httpsPort, path, headers, agent: false, rejectUnauthorized: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume();
}

async function statusesOf(count: number, path: string, address: string): Promise<(number | undefined)[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => ask(path, address)));
  return answers.map(({ statusCode }) => statusCode);
}

it.skipIf(!isComplete).each([
  ['/login', '198.51.100.1', '198.51.100.2'],
  ['/login/', '198.51.100.3', '198.51.100.4'],
  ['/api/auth/callback/cognito', '198.51.100.5', '198.51.100.6'],
  ['/forgot-password', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6'],
  ['/reset-password', '2001:db8::7:6:5:4', '2001:db9::7:6:5:4'],
])('LIMIT-7 nginx limits requests for %s by address (%s), and its refusal says so', async (path, address, other) => {
  const statuses = await statusesOf(70, path, address);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(21);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const neighbour = address.includes(':') ? address.replace(/\w+$/, 'ffff') : address;
  const refused = await statusesOf(70, path, neighbour);
  expect(refused, 'one block of addresses is one client').toContain(429);
  expect((await ask(path, other)).statusCode).toBe(200);
  expect(await statusesOf(70, '/all-users', address)).not.toContain(429);
});

it.skipIf(!isComplete)(
  'LIMIT-7 if nginx refuses a request, the response says what to do and has the app’s security header',
  async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask('/login', '198.51.100.9')));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    const config = readFileSync(`${import.meta.dirname}/../../deploy/nginx.conf`, 'utf8');
    expect(config, 'the sign-in form shows these words').toContain(`return 429 "${TOO_MANY_REQUESTS}\\n";`);
    expect(refused?.headers).toMatchObject({
      'content-type': 'text/plain',
      'retry-after': '60',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
    });
  },
);

it.skipIf(!isComplete)('LIMIT-7 nginx does not limit clients whose address is unknown', async () => {
  expect(await statusesOf(70, '/login', '127.0.0.1')).not.toContain(429);
});

it.skipIf(!isComplete)('LIMIT-7 nginx serves at most 200 requests of one address at a time', async () => {
  const waiting = Array.from({ length: 200 }, () => ask('/hold', '203.0.113.1'));
  while (held.length < 200) await delay(20);
  expect((await ask('/hold', '203.0.113.1')).statusCode).toBe(429);
  expect((await ask('/', '203.0.113.2')).statusCode).toBe(200);
  for (const response of held) response.end();
  await Promise.all(waiting);
  expect((await ask('/', '203.0.113.1')).statusCode).toBe(200);
});
