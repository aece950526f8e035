import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { CONNECTION_LIMITS, limitConnections } from './connections';
import { onEachRequest } from './incoming-request';

const events = vi.hoisted(() => [] as string[]);
vi.mock('@/lib/server/log', () => ({ log: (_: string, event: string) => events.push(event) }));

const hook = limitConnections({
  ...CONNECTION_LIMITS,
  open: 6,
  waiting: 3,
  bodies: 2,
  pipelined: 2,
  silenceMs: 60_000,
});
onEachRequest([hook]);

let responses: ServerResponse[] = [];
const server = createServer((_, response) => responses.push(response));
const started = once(server.listen(0, '127.0.0.1'), 'listening');
const clients: Socket[] = [];

/** Reads all bytes: if received bytes are unread, Node resets a connection that it closes. */
const closing = (client: Socket) => new Promise((resolve) => client.resume().once('close', resolve));

async function open(): Promise<Socket> {
  await started;
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  clients.push(client);
  await accepted;
  return client;
}

/** Sends a complete request and resolves when the server has it. */
async function ask(client: Socket): Promise<ServerResponse> {
  const arrived = once(server, 'request');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [, response] = (await arrived) as [unknown, ServerResponse];
  return response;
}

const count = () => new Promise<number>((resolve) => server.getConnections((_, number) => resolve(number)));

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  responses = [];
  await vi.waitUntil(async () => (await count()) === 0, { timeout: 20_000 });
});

it('when there are too many connections without a request, the oldest connection is closed', async () => {
  const [first, second] = [await open(), await open()];
  await open();
  const closed = closing(first);
  first.write('GET / HTTP/1.1\r\nX-Slow: ');
  await open();
  await closed;
  await ask(second);
});

it('connections with a request in progress are not closed', async () => {
  const busy = await open();
  const response = await ask(busy);
  const [first] = [await open(), await open(), await open()];
  const closed = closing(first as Socket);
  await open();
  await closed;
  const data = once(busy, 'data');
  response.end('here');
  expect(String((await data)[0])).toContain('here');
});

it('after its response, a connection counts again as a connection without a request', async () => {
  const kept = await open();
  const [first, second] = [await open(), await open()];
  const response = await ask(kept);
  const over = once(response, 'close');
  response.end();
  await over;
  const closed = closing(first as Socket);
  await open();
  await closed;
  await ask(kept);
  await ask(second as Socket);
});

it('a connection that sends many requests without waiting for responses is closed', async () => {
  const client = await open();
  const closed = closing(client);
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  await closed;
  expect(responses.length).toBeLessThanOrEqual(3);
});

it('when too many connections send request bodies, the oldest of these connections is closed', async () => {
  const post = async (client: Socket) => {
    const arrived = once(server, 'request');
    client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nab');
    await arrived;
  };
  const [first, second, third] = [await open(), await open(), await open()];
  const closed = closing(first);
  for (const client of [first, second, third]) await post(client);
  await closed;
  expect([second.closed, third.closed]).toEqual([false, false]);
});

it('the file of a response is closed with the connection', async () => {
  const client = await open();
  const response = await ask(client);
  const file = new PassThrough();
  file.pipe(response);
  const closed = once(file, 'close');
  client.destroy();
  await closed;
});

it('files are closed with their connection, even if it has too many pipelined requests', async () => {
  const files: PassThrough[] = [];
  const sendFile = (_: unknown, response: ServerResponse) => {
    const file = new PassThrough();
    files.push(file);
    file.pipe(response);
  };
  server.on('request', sendFile);
  const client = await open();
  const closed = closing(client);
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8));
  await closed;
  await vi.waitUntil(() => files.length === 8 && files.every(({ destroyed }) => destroyed), { timeout: 10_000 });
  server.off('request', sendFile);
});

it('a request for an upgrade is answered like any other, although the framework listens for upgrades', async () => {
  const upgrading = createServer((_, response) => response.end('answered'));
  upgrading.on('upgrade', () => undefined);
  await once(upgrading.listen(0, '127.0.0.1'), 'listening');
  const client = connect((upgrading.address() as AddressInfo).port, '127.0.0.1');
  const data = once(client, 'data');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  expect(String((await data)[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*answered/);
  client.destroy();
  await new Promise((closed) => upgrading.close(closed));
});

it('connections above the limit are refused, and are logged once', async () => {
  for (let index = 0; index < 6; index += 1) await ask(await open());
  const refused = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  const again = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await Promise.all([closing(refused), closing(again)]);
  expect(events).toEqual(['server.connections-refused']);
});

it('slow requests and silent connections are closed after a deadline', async () => {
  await open();
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 15_000, 60_000]);
});

it.each([
  ['with 20 KB of cookies', `GET / HTTP/1.1\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, '431', 'Delete the cookies'],
  ['that cannot be parsed', 'x\r\n\r\n', '400', 'cannot be read'],
])('LIMIT-1 a request %s gets a response that says what to do', async (_, request, status, words) => {
  const client = await open();
  let answer = '';
  client.setEncoding('utf8').on('data', (part) => {
    answer += part;
  });
  client.write(request);
  await once(client, 'close');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*text/plain; charset=utf-8[^]*${words}`));
});
