import 'server-only';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { processState } from '@/lib/server/process-state';
import { redisClient } from '@/lib/server/redis';

const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;

/** Counts events under a key for `duration` seconds: in Redis, and in memory while Redis does not respond. */
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
    /** Attempts that failed. */
    failures: counter('fairway:failures', 15 * MINUTES),
    /** Closed after an attempt until the next one may follow. */
    gates: counter('fairway:gates', MINUTES),
    /** Addresses from which an account has signed in. Node's timers cannot wait a month. */
    known: counter('fairway:known', 14 * DAYS),
  };
}

declare module '@/lib/server/process-state' {
  interface ProcessState {
    limiters: ReturnType<typeof create>;
  }
}

export const limiters = () => processState('limiters', create);
