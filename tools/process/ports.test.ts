import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPorts, portFromEnv, portTrouble } from './ports.mjs';

async function listen(host: string) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: async () => void server.close() };
}

it('portFromEnv reads a port from the environment and otherwise uses the default', () => {
  expect(portFromEnv({ PORT: '3100' }, 'PORT', 3000)).toBe(3100);
  expect(portFromEnv({}, 'PORT', 3000)).toBe(3000);
  expect(portFromEnv({ PORT: '' }, 'PORT', 3000)).toBe(3000);
});

it.each(['0', '65536', '-1', '3000x', '3e3', ' '])('portFromEnv rejects %j as a port', (text) => {
  expect(() => portFromEnv({ PORT: text }, 'PORT', 3000)).toThrow(`PORT=${text} is not a port`);
});

it('checkPorts refuses the same port for two variables and names both variables', async () => {
  await expect(checkPorts({ PORT: 5999, SANDBOX_PORT: 5999 })).rejects.toThrow('PORT and SANDBOX_PORT are both 5999');
});

it.each(['127.0.0.1', '0.0.0.0'])(
  'portTrouble reports that a port is taken when a server listens on it at %s',
  async (host) => {
    await using server = await listen(host);
    expect(await portTrouble(server.port)).toBe('is taken');
  },
);

it('portTrouble reports nothing once the server on the port has closed', async () => {
  const server = await listen('127.0.0.1');
  await server[Symbol.asyncDispose]();
  expect(await portTrouble(server.port)).toBeUndefined();
});

it.each([4190, 6000, 10080])('portTrouble reports that browsers refuse to open port %i', async (port) => {
  expect(await portTrouble(port)).toBe('is one that browsers refuse');
});

it('checkPorts suggests a port that browsers do not refuse', async () => {
  await expect(checkPorts({ SANDBOX_PORT: 6667 })).rejects.toThrow('e.g. SANDBOX_PORT=6670.');
});

it.each(['PORT', 'SANDBOX_PORT'])(
  'npm run up reports that the port of %s is taken and starts nothing',
  async (name) => {
    await using server = await listen('127.0.0.1');
    const { status, stderr, stdout } = spawnSync(process.execPath, [`${import.meta.dirname}/../up/up.mjs`], {
      env: { ...process.env, PORT: '5998', SANDBOX_PORT: '5999', [name]: String(server.port) },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${server.port} is taken. Free it or choose another with ${name}`);
    expect(stdout).toBe('');
  },
);
