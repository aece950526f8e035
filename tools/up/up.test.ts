import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';

it.each(['PORT', 'SANDBOX_PORT'])('npm run up starts nothing if the port of %s is in use', async (name) => {
  const server = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { status, stderr, stdout } = spawnSync(process.execPath, [`${import.meta.dirname}/up.mjs`], {
    env: { ...process.env, PORT: '5998', SANDBOX_PORT: '5999', [name]: String(port) },
    encoding: 'utf8',
  });
  server.close();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`Port ${port} is taken. Free it or choose another with ${name}`);
});
