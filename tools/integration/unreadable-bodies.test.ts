import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onRequestError } from '@/instrumentation';
import { noteRequest } from '@/lib/server/request-context';
import { onEachRequest } from '@/lib/server/requests/incoming-request';
import { logRequest } from '@/lib/server/requests/request-log';

vi.stubEnv('NEXT_RUNTIME', 'nodejs');
const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

/** A server that fails like the framework, before or after a server action has begun. */
const server = createServer(async (incoming, response) => {
  if (incoming.url === '/reset-password') noteRequest({ hasActionBegun: true });
  const about = { path: '/login', method: incoming.method ?? '', headers: {} };
  const context = { routerKind: 'App Router', routePath: '/login', routeType: 'render', revalidateReason: undefined };
  await onRequestError(new Error('Unexpected end of form'), about, context as Parameters<typeof onRequestError>[2]);
  response.writeHead(500).end();
});

beforeAll(async () => {
  onEachRequest([logRequest]);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

async function eventsOf(path: string, method: string): Promise<unknown[]> {
  print.mockClear();
  const sent = request({ port: (server.address() as AddressInfo).port, path, method, agent: false }).end();
  const [response] = await once(sent, 'response');
  await once(response.resume(), 'close');
  await vi.waitUntil(() => print.mock.calls.length > 1);
  return print.mock.calls.map(([line]) => JSON.parse(String(line)));
}

it('OPS-3 a request body that cannot be parsed is logged as a warning, so that strangers cannot trigger alerts', async () => {
  const events = await eventsOf('/login', 'POST');
  expect(events).toMatchObject([
    { level: 'warn', event: 'request.unreadable' },
    { event: 'request', unreadable: true },
  ]);
});

it.each([
  ['/reset-password', 'POST'],
  ['/login', 'GET'],
])('OPS-3 an error at %s (%s), without a body or after reading it, is logged as a fault', async (path, method) => {
  const [first, second] = await eventsOf(path, method);
  expect(first).toMatchObject({ level: 'error', event: 'request.failed' });
  expect(second).not.toHaveProperty('unreadable');
});
