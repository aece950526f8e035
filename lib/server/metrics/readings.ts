import 'server-only';
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { redisState } from '@/lib/server/redis';
import { requestsInFlight } from '@/lib/server/requests/load-shedding';

/** Read when a scraper or a collector gets the metrics; undefined where there is nothing to read. */
type Reading = { name: string; help: string; sum?: boolean; read: () => number | undefined };

const NANOSECONDS = 1e9;
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

export const READINGS: readonly Reading[] = [
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
  { name: 'v8js.memory.heap.used', help: 'The heap in use, in bytes', read: () => process.memoryUsage().heapUsed },
  {
    name: 'nodejs.eventloop.delay.p99',
    help: 'The longest of 99% of the delays since they were read before, in seconds',
    read: () => {
      const seconds = delay.percentile(99) / NANOSECONDS;
      delay.reset();
      return seconds;
    },
  },
  {
    name: 'process.cpu.time',
    help: 'Processor time of the process, in seconds',
    sum: true,
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  },
  { name: 'process.memory.usage', help: 'Memory of the process, in bytes', read: () => process.memoryUsage.rss() },
  {
    name: 'process.unix.file_descriptor.count',
    help: 'Open files and connections; absent where the system does not tell',
    read: () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : undefined),
  },
];
