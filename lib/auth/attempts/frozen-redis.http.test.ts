import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { environment } from '@/lib/auth/provider/provider.fixture';
import { connectRedis } from '@/lib/server/redis';

vi.mock('./client-address', () => ({ clientBlock: async () => '198.51.100.1' }));

/** Replies OK to each command until `freeze` is called, which keeps connections open but stops all replies. */
async function startRedis() {
  let isFrozen = false;
  let commands = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (data) => {
      const received = data.toString().match(/^\*\d+\r$/gm)?.length ?? 0;
      if (isFrozen) commands += received;
      else socket.write('+OK\r\n'.repeat(received));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    freeze: () => {
      isFrozen = true;
    },
    commands: () => commands,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const print = vi.spyOn(process.stdout, 'write');
let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  print.mockReturnValue(true);
  redis = await startRedis();
  await connectRedis(await import('@redis/client'), redis.url);
});
afterAll(async () => {
  redis.stop();
  vi.restoreAllMocks();
});

it('AUTH-11 if Redis is frozen, an attempt waits only for the short timeout of a command, not for that of the connection', async () => {
  const { attempt } = await import('./attempts');
  redis.freeze();
  expect(await attempt('sign-in', 'staff@fairway.test', async () => 'in')).toBe('in');
  expect(redis.commands()).toBeGreaterThan(0);
  const outages = print.mock.calls
    .map(([line]) => JSON.parse(String(line)))
    .filter(({ event }) => event === 'redis.unreachable');
  expect(outages).toMatchObject([{ name: 'RedisUnreachable' }]);
});
