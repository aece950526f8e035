import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { responseSignal, trackRequest } from '@/lib/server/request-context';
import { onEachRequest } from './incoming-request';

onEachRequest([trackRequest]);
const server = createServer((request, response) => {
  const signal = responseSignal();
  server.emit('handled', signal);
  if (request.url === '/quick') response.end();
});
afterAll(() => void server.close());

it.each(['/quick', '/left'])('LIMIT-3 a response’s signal is aborted when the response closes: %s', async (path) => {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const sent = get({ port: (server.address() as AddressInfo).port, path, agent: false }).on('error', () => undefined);
  const [signal] = (await once(server, 'handled')) as [AbortSignal];
  if (path === '/left') sent.destroy();
  else sent.once('response', (response) => response.resume());
  if (!signal.aborted) await once(signal, 'abort');
  expect(signal.aborted).toBe(true);
});

it('outside a request there is no response signal', () => {
  expect(responseSignal()).toBeUndefined();
});
