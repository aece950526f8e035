import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { CONNECTION_LIMITS, limitConnections } from './connections';
import { onEachRequest } from './incoming-request';

it('a client that reads no byte of its response is disconnected after the longest permitted silence', async () => {
  onEachRequest([limitConnections({ ...CONNECTION_LIMITS, silenceMs: 100 })]);
  // More bytes than the buffers between server and client can hold.
  const server = createServer((_, response) => response.write(Buffer.alloc(64 * 1024 * 1024)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  const [socket] = (await accepted) as [Socket];
  const closed = once(socket, 'close');
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  expect(socket.bytesWritten).toBeGreaterThan(0);
  client.destroy();
  server.close();
});
