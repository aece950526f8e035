import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { askRedis, RedisUnreachable } from '@/lib/server/redis';

type Counter = <T>(run: (store: RateLimiterAbstract) => Promise<T>) => Promise<T>;

/** Counts in Redis, or in memory if Redis does not respond within half a second. `duration` is in seconds. */
export function counter(keyPrefix: string, duration: number): Counter {
  const options = { keyPrefix, points: 1, duration };
  const memory = new RateLimiterMemory(options);
  let shared: RateLimiterRedis | undefined;
  return async (run) => {
    try {
      return await askRedis((storeClient) => {
        shared ??= new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true });
        return run(shared);
      });
    } catch (error) {
      if (!(error instanceof RedisUnreachable)) throw error;
      return run(memory);
    }
  };
}
