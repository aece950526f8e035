import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { limits } from './limits.mjs';
import { createPlatform } from './platform.mjs';

const servers: Server[] = [];
const open = async (server: Server) => {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
});

const seen: { forwardedFor: string | undefined }[] = [];
const ended: number[] = [];
/** A function: answers by its path. */
const port = await open(
  createServer((incoming, outgoing) => {
    seen.push({ forwardedFor: incoming.headers['x-forwarded-for']?.toString() });
    incoming.resume();
    if (incoming.url === '/large') outgoing.setHeader('content-length', 5_000_000).write('a');
    else if (incoming.url === '/stream') {
      outgoing.write('first ');
      setImmediate(() => outgoing.end('x'.repeat(5_000_000)));
    } else if (incoming.url !== '/slow') outgoing.end('ok');
  }),
);
const instances = {
  take: async () => ({ port }),
  release: (instance: { port: number }) => ended.push(instance.port),
};
const platform = await open(createPlatform({ instances }));
const impatient = await open(createPlatform({ instances, limits: { ...limits, seconds: 0.2 } }));

type Options = { headers?: Record<string, string>; body?: Buffer; to?: number };

function ask(path: string, { headers = {}, body, to = platform }: Options = {}) {
  return new Promise<{ status: number; error: string | undefined; length: number }>((resolve, reject) => {
    const sent = request({ port: to, path, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let length = 0;
      answer.on('data', (chunk) => {
        length += chunk.length;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, error: answer.headers['x-vercel-error']?.toString(), length }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

it('invokes a function, and tells it the client’s address whatever the client claims', async () => {
  expect(await ask('/', { headers: { 'x-forwarded-for': '203.0.113.9' } })).toMatchObject({ status: 200, length: 2 });
  expect(seen.at(-1)?.forwardedFor).toBe('127.0.0.1');
  expect(ended).toContain(port);
});

it.each([
  ['an address of 15 KB', '/'.padEnd(15 * 1024, 'a'), {}, 414, 'URL_TOO_LONG'],
  ['a header of 17 KB', '/', { headers: { cookie: 'a'.repeat(17 * 1024) } }, 494, 'REQUEST_HEADER_TOO_LARGE'],
  ['an answer of 5 MB that does not stream', '/large', {}, 500, 'FUNCTION_RESPONSE_PAYLOAD_TOO_LARGE'],
  ['no answer in time', '/slow', { to: impatient }, 504, 'FUNCTION_INVOCATION_TIMEOUT'],
] as const)('refuses %s', async (_, path, options, status, error) => {
  expect(await ask(path, options)).toMatchObject({ status, error });
});

it('refuses a body of 5 MB', async () => {
  expect(await ask('/', { body: Buffer.alloc(5_000_000) })).toMatchObject({
    status: 413,
    error: 'FUNCTION_PAYLOAD_TOO_LARGE',
  });
});

it('passes on an answer of any length that streams', async () => {
  expect(await ask('/stream')).toMatchObject({ status: 200, length: 5_000_006 });
});

it('gives an instance back whose client left while it waited', async () => {
  const taken = Promise.withResolvers<{ port: number }>();
  const given = Promise.withResolvers<{ port: number }>();
  const asked = Promise.withResolvers<void>();
  const take = () => {
    asked.resolve();
    return taken.promise;
  };
  const server = createPlatform({ instances: { take, release: given.resolve } });
  const answering = once(server, 'request');
  const sent = request({ port: await open(server) }).on('error', () => {});
  sent.end();
  const [, outgoing] = await answering;
  await asked.promise;
  const closed = once(outgoing, 'close');
  sent.destroy();
  await closed;
  taken.resolve({ port });
  expect(await given.promise).toEqual({ port });
});
