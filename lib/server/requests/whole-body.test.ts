import { EventEmitter, once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { onEachRequest } from './incoming-request';
import { currentRequest, trackRequest } from './request-context';
import { waitForBodies } from './whole-body';

const LIMITS = { bytes: 1024, ms: 60_000, pending: 3, lingerMs: 10 };

/** The requests that the framework got. */
let handled: IncomingMessage[] = [];

function createApp() {
  return createServer(async (incoming, response) => {
    handled.push(incoming);
    const body = await text(incoming);
    response.end(`${body.length} of ${currentRequest() === incoming ? 'this request' : 'another'}`);
  });
}

let server = createApp();
/** Each test has its own limits. */
let hook = waitForBodies(LIMITS);
const arrivals = new EventEmitter();
onEachRequest([
  trackRequest,
  (incoming) => hook(incoming),
  ({ request: incoming }) => void arrivals.emit('request', incoming),
]);

async function start(changes: Partial<typeof LIMITS> = {}): Promise<void> {
  handled = [];
  server = createApp();
  hook = waitForBodies({ ...LIMITS, ...changes });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

type Post = { headers?: Record<string, string>; method?: string };

function post({ headers = {}, method = 'POST' }: Post = {}): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return request({ host: '127.0.0.1', port, method, headers, agent: false });
}

async function answerTo(sent: ClientRequest) {
  sent.on('error', () => undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
}

const declared = (bytes: number) => ({ 'content-length': String(bytes) });

describe('a body within the limit', () => {
  it.each<[string, Record<string, string>]>([
    ['with a length', declared(1024)],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
    ['of a server action', { 'next-action': '0'.repeat(42), 'content-type': 'multipart/form-data; boundary=x' }],
  ])('reaches the framework whole, %s', async (_, headers) => {
    await start();
    const sent = post({ headers });
    sent.write('x'.repeat(1000));
    sent.end('y'.repeat(24));
    expect((await answerTo(sent)).body).toBe('1024 of this request');
  });

  it('reaches the framework only when it is whole', async () => {
    await start();
    const slow = post({ headers: declared(10) });
    slow.write('x'.repeat(9));
    const quick = post();
    quick.end('abc');
    expect((await answerTo(quick)).body).toBe('3 of this request');
    expect(handled).toHaveLength(1);
    slow.end('y');
    expect((await answerTo(slow)).body).toBe('10 of this request');
  });

  it('may be longer than what Node buffers', async () => {
    await start({ bytes: 200_000 });
    const sent = post({ headers: declared(200_000) });
    sent.end('x'.repeat(200_000));
    expect((await answerTo(sent)).body).toBe('200000 of this request');
  });

  it('may be none', async () => {
    await start();
    const sent = post({ method: 'GET' });
    sent.end();
    expect((await answerTo(sent)).body).toBe('0 of this request');
  });
});

describe('LIMIT-1 a body over the limit gets 413 and never reaches the framework', () => {
  it.each<[string, Record<string, string>, string, string]>([
    ['before a byte of it is sent', declared(1025), 'POST', ''],
    ['after the first bytes of it', declared(10_000_000), 'POST', 'x'.repeat(2000)],
    ['in chunks', { 'transfer-encoding': 'chunked' }, 'POST', 'x'.repeat(1025)],
    ['of a server action', { 'next-action': '0'.repeat(42), ...declared(1025) }, 'POST', ''],
    ['of another method', declared(1025), 'PUT', ''],
  ])('%s', async (_, headers, method, body) => {
    await start();
    const sent = post({ headers, method });
    sent.flushHeaders();
    if (body) sent.write(body);
    expect(await answerTo(sent)).toEqual({
      status: 413,
      connection: 'close',
      body: 'The request is longer than 1 KB.',
    });
    expect(handled).toEqual([]);
  });

  it('then the connection is closed, although the client goes on', async () => {
    await start();
    const sent = post({ headers: { 'transfer-encoding': 'chunked' } });
    const closed = once(sent, 'close');
    sent.write('x'.repeat(1025));
    expect((await answerTo(sent)).status).toBe(413);
    await closed;
  });
});

it('LIMIT-1 the rest of a body over the limit stays unread', async () => {
  await start({ lingerMs: 300 });
  const arrived = once(arrivals, 'request');
  const sent = post({ headers: { 'transfer-encoding': 'chunked' } });
  sent.write('x'.repeat(8_000_000));
  expect((await answerTo(sent)).status).toBe(413);
  const [{ socket }] = (await arrived) as [IncomingMessage];
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(1_000_000);
});

describe('LIMIT-1 a GET or HEAD with a body gets 400 and never reaches the framework', () => {
  it.each<[string, string, Record<string, string>]>([
    ['that does not come', 'GET', declared(9)],
    ['that does not come', 'HEAD', declared(9)],
    ['in chunks that do not come', 'GET', { 'transfer-encoding': 'chunked' }],
    ['over the limit', 'GET', declared(10_000_000)],
  ])('%s (%s)', async (_, method, headers) => {
    await start();
    const sent = post({ headers, method });
    const closed = once(sent, 'close');
    sent.flushHeaders();
    const body = method === 'HEAD' ? '' : 'A GET or HEAD request has no body.';
    expect(await answerTo(sent)).toEqual({ status: 400, connection: 'close', body });
    await closed;
    expect(handled).toEqual([]);
  });

  it('that is there: the connection is closed, and what follows on it is not read', async () => {
    await start();
    const sent = post({ headers: declared(3), method: 'GET' });
    sent.end('abc');
    expect((await answerTo(sent)).status).toBe(400);
    expect(handled).toEqual([]);
  });
});

describe('slow bodies', () => {
  it('get 408 after the deadline', async () => {
    await start({ ms: 1 });
    const sent = post({ headers: declared(10) });
    sent.write('x');
    expect(await answerTo(sent)).toMatchObject({ status: 408, body: 'The request took too long to arrive.' });
    expect(handled).toEqual([]);
  });

  it('are limited in number: a further one cuts off the oldest, and whole ones pass', async () => {
    await start();
    const slow: ClientRequest[] = [];
    for (const _ of [1, 2, 3]) slow.push(await sendPart());
    const quick = post({ headers: declared(3) });
    const cutOff = answerTo(slow[0] as ClientRequest);
    quick.end('abc');
    expect((await answerTo(quick)).body).toBe('3 of this request');
    expect((await cutOff).status).toBe(408);
    slow[1]?.end('y');
    expect((await answerTo(slow[1] as ClientRequest)).body).toBe('2 of this request');
  });

  it('of a client that left no longer count', async () => {
    await start({ pending: 1 });
    for (const _ of [1, 2, 3]) {
      const arrived = once(arrivals, 'request');
      const left = await sendPart();
      const [incoming] = (await arrived) as [IncomingMessage];
      const gone = new Promise((resolve) => incoming.socket.once('close', resolve));
      left.destroy();
      await gone;
    }
    const slow = await sendPart();
    slow.end('y');
    expect((await answerTo(slow)).body).toBe('2 of this request');
  });
});

/** Resolves once the server has the headers of a body of two bytes, of which one is sent. */
async function sendPart(): Promise<ClientRequest> {
  const sent = post({ headers: declared(2) });
  sent.on('error', () => undefined);
  const arrived = once(arrivals, 'request');
  sent.write('x');
  await arrived;
  return sent;
}
