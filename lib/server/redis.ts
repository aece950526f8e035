import 'server-only';
import type { createClient } from '@redis/client';
import { env } from './env';
import { errorName } from './error-name';
import { log } from './log';

export type RedisClient = ReturnType<typeof createClient>;

/** Redis does not answer, or not in time. What it would have told is not known. */
export class RedisUnreachable extends Error {
  override name = 'RedisUnreachable';
}

/** One connection for all bundles of this process. */
type Link = { client: RedisClient; isReachable: boolean; askAgainAt: number };

const holder = globalThis as { fairwayRedis?: Link };

const DEADLINE_MS = 500;
const TICK_MS = 50;
/** A server that hangs slows down one request in so many ms, not each. */
const PAUSE_MS = 2_000;
const LONGEST_RECONNECT_MS = 2_000;

/** Opens the connection where REDIS_URL names a server. It is not waited for long: the app starts without it, too. */
export async function connectRedis(): Promise<void> {
  const { REDIS_URL } = env();
  if (!REDIS_URL || holder.fairwayRedis) return;
  const redis = await import('@redis/client');
  const client: RedisClient = redis.createClient({
    url: REDIS_URL,
    disableOfflineQueue: true,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 5_000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_RECONNECT_MS),
    },
  });
  const link: Link = { client, isReachable: true, askAgainAt: 0 };
  holder.fairwayRedis = link;
  client.on('error', (error) => tellUnreachable(link, error));
  client.on('ready', () => tellReachable(link));
  await inTime(client.connect(), 2_000).catch((error) => tellUnreachable(link, error));
}

/** The client; undefined where no server is named. */
export const redisClient = (): RedisClient | undefined => holder.fairwayRedis?.client;

/** Whether the server that is named answers; null where none is. */
export function redisState(): 'reachable' | 'unreachable' | null {
  const link = holder.fairwayRedis;
  if (!link) return null;
  return link.isReachable && link.client.isReady ? 'reachable' : 'unreachable';
}

/**
 * Asks the server, for half a second at most, and not at all shortly after it did not answer.
 * @param patienceMs where much depends on the answer: for so long, and in any case
 * @throws RedisUnreachable
 */
export async function askRedis<T>(ask: (client: RedisClient) => Promise<T>, patienceMs?: number): Promise<T> {
  const link = holder.fairwayRedis;
  if (!link || (!patienceMs && Date.now() < link.askAgainAt)) throw new RedisUnreachable();
  try {
    const answer = await inTime(ask(link.client), patienceMs ?? DEADLINE_MS);
    tellReachable(link);
    return answer;
  } catch (error) {
    link.askAgainAt = link.client.isReady ? Date.now() + PAUSE_MS : 0;
    tellUnreachable(link, error);
    throw new RedisUnreachable('Redis does not answer', { cause: error });
  }
}

/** Counted in ticks that happened: a process that is busy must not take its own slowness for the server's. */
async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks * TICK_MS >= ms) reject(new RedisUnreachable('Redis took too long'));
    }, TICK_MS);
  });
  return Promise.race([answer, late]).finally(() => clearInterval(timer));
}

/** Once an outage, not once a request. */
function tellUnreachable(link: Link, error: unknown): void {
  if (link.isReachable) log('warn', 'redis.unreachable', { name: errorName(error) });
  link.isReachable = false;
}

function tellReachable(link: Link): void {
  if (!link.isReachable) log('info', 'redis.reachable');
  link.isReachable = true;
  link.askAgainAt = 0;
}
