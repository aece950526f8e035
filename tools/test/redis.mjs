import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from '../testing/loopback.mjs';
import { redisServer } from './servers.mjs';

const program = redisServer();

/** Whether a Redis server can be started here. */
export const hasRedis = program !== undefined;

/** A Redis server of its own on this machine, which keeps nothing on disk. @param {{ port?: number }} [where] */
export async function startRedis({ port } = {}) {
  if (!program) throw new Error('There is no redis-server on this machine.');
  const own = port ?? (await freePort());
  const settings = { port: own, bind: '127.0.0.1', save: '', appendonly: 'no', dir: '/tmp' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn(program, args, { argv0: 'redis-server', stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const url = `redis://127.0.0.1:${own}`;
  await untilReady(url, child);
  return {
    url,
    port: own,
    /** As a server that hangs does. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
async function untilReady(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with exit code ${child.exitCode}.`);
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    const answer = await client
      .connect()
      .then(() => client.ping())
      .catch(() => null);
    client.destroy();
    if (answer === 'PONG') return;
    await delay(20);
  }
}
