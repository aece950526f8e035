import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPorts, portFromEnv } from './ports.mjs';

it.each(['0', '65536', '-1', '3000x', '3e3', ' '])('portFromEnv rejects %j as a port', (text) => {
  expect(() => portFromEnv({ PORT: text }, 'PORT', 3000)).toThrow(`PORT=${text} is not a port`);
});

it.each([
  [{ PORT: 5999, SANDBOX_PORT: 5999 }, 'PORT and SANDBOX_PORT are both 5999'],
  [{ PORT: 4190 }, 'Port 4190 is one that browsers refuse'],
])('checkPorts refuses %j', async (ports, message) => {
  await expect(checkPorts(ports as Record<string, number>)).rejects.toThrow(message);
});

it.each(['127.0.0.1', '0.0.0.0'])('checkPorts refuses a port only if another server uses it at %s', async (host) => {
  const server = createServer((socket) => void socket.destroy()).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(checkPorts({ PORT: port })).rejects.toThrow('is taken');
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPorts({ PORT: port })).resolves.toBeUndefined();
});
