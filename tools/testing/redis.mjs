import { createClient } from '@redis/client';
import { redisServer } from '../test/servers.mjs';
import { freePort } from './loopback.mjs';
import { startServer } from './server.mjs';

const program = redisServer();

export const hasRedis = program !== undefined;

/** The rights of the app's user on the Redis of compose.yaml. */
const LEAST = ['~fairway:*', '+@all', '-@admin', '-@dangerous'];
const user = { name: 'fairway', password: 'Redis-Test-Only-1' };

/**
 * Starts a new Redis server on this machine that stores nothing on disk.
 * @param {{ port?: number }} [where]
 */
export async function startRedis({ port } = {}) {
  if (!program) throw new Error('redis-server was not found. Install Redis.');
  const own = port ?? (await freePort());
  const settings = { port: own, bind: '127.0.0.1', save: '', appendonly: 'no', dir: '/tmp' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  args.push('--user', user.name, 'on', `>${user.password}`, ...LEAST);
  const options = /** @type {const} */ ({ argv0: 'redis-server', stdio: 'ignore' });
  const { child, gone, stop } = startServer(program, args, options, 'SIGKILL');
  const ownerUrl = `redis://127.0.0.1:${own}`;
  const client = createClient({ url: ownerUrl, socket: { reconnectStrategy: 20 } }).on('error', () => {});
  const failed = gone.then(() => Promise.reject(new Error(`redis-server ended with exit code ${child.exitCode}.`)));
  await Promise.race([client.connect(), failed]).finally(() => client.destroy());
  return {
    url: `redis://${user.name}:${user.password}@127.0.0.1:${own}`,
    /** The address of Redis for a client with all rights. */
    ownerUrl,
    port: own,
    /** Makes the server stop responding, as if it hung. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => stop(),
  };
}
