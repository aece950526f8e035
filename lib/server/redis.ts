import 'server-only';
import type * as redis from '@redis/client';
import { errorCode, errorName } from './error-name';
import { log } from './log';
import { processState } from './process-state';

type RedisClient = ReturnType<typeof redis.createClient>;

export class RedisUnreachable extends Error {
  override name = 'RedisUnreachable';
}

type Connection = { client: RedisClient; isReachable: boolean; retryAt: number };

const state = () => processState('redis', () => ({ connection: null as Connection | null }));

const DEADLINE_MS = 500;
const TICK_MS = 50;
/** After a command without a response, Redis gets no command for this long, so that other requests do not wait. */
const PAUSE_MS = 2_000;
const LONGEST_RECONNECT_MS = 2_000;

/** The caller imports the library, which would otherwise be part of every route's bundle. */
export async function connectRedis(library: typeof redis, url: string): Promise<void> {
  if (state().connection) return;
  const client: RedisClient = library.createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 5_000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_RECONNECT_MS),
    },
  });
  const connection: Connection = { client, isReachable: true, retryAt: 0 };
  state().connection = connection;
  client.on('error', (error) => noteUnreachable(connection, error));
  client.on('ready', () => noteReachable(connection));
  await withDeadline(client.connect(), 2_000).catch((error) => noteUnreachable(connection, error));
}

export function redisState(): 'reachable' | 'unreachable' | null {
  const { connection } = state();
  if (!connection) return null;
  return connection.isReachable && connection.client.isReady ? 'reachable' : 'unreachable';
}

export async function askRedis<T>(send: (client: RedisClient) => Promise<T>, deadlineMs?: number): Promise<T> {
  const { connection } = state();
  if (!connection || (!deadlineMs && Date.now() < connection.retryAt)) throw new RedisUnreachable();
  try {
    const reply = await withDeadline(send(connection.client), deadlineMs ?? DEADLINE_MS);
    noteReachable(connection);
    return reply;
  } catch (error) {
    connection.retryAt = connection.client.isReady ? Date.now() + PAUSE_MS : 0;
    noteUnreachable(connection, error);
    throw new RedisUnreachable('Redis does not respond', { cause: error });
  }
}

/** Counts timer ticks, not time: in a busy process ticks are late too, so the delay is not taken for Redis's. */
async function withDeadline<T>(reply: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks * TICK_MS >= ms) reject(new RedisUnreachable('Redis took too long'));
    }, TICK_MS);
  });
  return Promise.race([reply, timeout]).finally(() => clearInterval(timer));
}

function noteUnreachable(connection: Connection, error: unknown): void {
  if (connection.isReachable) log('warn', 'redis.unreachable', { name: errorName(error), code: errorCode(error) });
  connection.isReachable = false;
}

function noteReachable(connection: Connection): void {
  if (!connection.isReachable) log('info', 'redis.reachable');
  connection.isReachable = true;
  connection.retryAt = 0;
}
