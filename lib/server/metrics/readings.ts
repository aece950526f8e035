import 'server-only';
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { buildId } from '@/lib/server/build-id';
import { redisState } from '@/lib/server/redis';
import { requestsInFlight } from '@/lib/server/requests/load-shedding';
import type { Labels } from './declared';

type Reading = { name: string; help: string; sum?: boolean; labels?: Labels; read: () => number | undefined };

const NANOSECONDS = 1e9;
const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

export const READINGS: readonly Reading[] = [
  {
    name: 'fairway_build_info',
    help: 'Always 1; its label names the build',
    labels: { build: buildId() },
    read: () => 1,
  },
  { name: 'fairway_requests_in_flight', help: 'Reading requests in flight, of MAX_IN_FLIGHT', read: requestsInFlight },
  {
    name: 'fairway_redis_reachable',
    help: '1 while Redis responds, 0 while it does not; absent without REDIS_URL',
    read: () => {
      const state = redisState();
      return state === null ? undefined : Number(state === 'reachable');
    },
  },
  {
    name: 'fairway_heap_limit_bytes',
    help: 'The most that the heap may grow to',
    read: () => getHeapStatistics().heap_size_limit,
  },
  {
    name: 'nodejs_heap_size_used_bytes',
    help: 'The heap in use, in bytes',
    read: () => process.memoryUsage().heapUsed,
  },
  {
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'The longest of 99% of the delays since they were read before, in seconds',
    read: () => {
      const seconds = delay.percentile(99) / NANOSECONDS;
      delay.reset();
      return seconds;
    },
  },
  {
    name: 'process_cpu_seconds',
    help: 'Processor time of the process, in seconds',
    sum: true,
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  },
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process, in bytes',
    read: () => process.memoryUsage.rss(),
  },
  {
    name: 'process_open_fds',
    help: 'Open files and connections (Linux only)',
    read: () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : undefined),
  },
];
