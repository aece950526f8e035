import 'server-only';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { redisClient } from '@/lib/server/redis';

const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;

/** Counts what happens under a key and forgets it after so many seconds; in Redis, and while that is away in memory. */
function counter(keyPrefix: string, duration: number) {
  const memory = new RateLimiterMemory({ keyPrefix, points: 1, duration });
  const storeClient = redisClient();
  if (!storeClient) return memory;
  return new RateLimiterRedis({
    keyPrefix,
    points: 1,
    duration,
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

function create() {
  return {
    /** Attempts under a key that did not succeed. */
    failures: counter('fairway:failures', 15 * MINUTES),
    /** Closed after an attempt for as long as the next one has to wait. */
    gates: counter('fairway:gates', MINUTES),
    /** From where an account was signed in to. A timer of Node's cannot wait a month. */
    known: counter('fairway:known', 14 * DAYS),
  };
}

const holder = globalThis as { fairwayLimiters?: ReturnType<typeof create> };

/** One set for all bundles of this process. */
export function limiters() {
  holder.fairwayLimiters ??= create();
  return holder.fairwayLimiters;
}
