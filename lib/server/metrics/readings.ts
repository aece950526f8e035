import 'server-only';
import { getHeapStatistics } from 'node:v8';
import { redisState } from '@/lib/server/redis';
import { requestsInFlight } from '@/lib/server/requests/load-shedding';

/** What is read when a scraper or an export asks; undefined where there is nothing to read. */
export const READINGS: readonly { name: string; help: string; read: () => number | undefined }[] = [
  { name: 'fairway.requests.in_flight', help: 'GET requests in flight, of MAX_IN_FLIGHT', read: requestsInFlight },
  {
    name: 'fairway.redis.reachable',
    help: '1 while Redis responds, 0 while it does not; absent without REDIS_URL',
    read: () => {
      const state = redisState();
      return state === null ? undefined : Number(state === 'reachable');
    },
  },
  {
    name: 'fairway.heap.limit_bytes',
    help: 'The most that the heap may grow to',
    read: () => getHeapStatistics().heap_size_limit,
  },
];
