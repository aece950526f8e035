import { setTimeout as delay } from 'node:timers/promises';
import { type Memory, memoryOf } from '../probe';
import { atMost, mib, type Report } from '../report';
import { load } from '../send';
import type { Run } from '../start';
import { slope } from '../statistics';
import { countEach, times } from './flood';

const MOST_RSS = 245;
/** Most that the heap may grow, in MiB per minute. Less may be noise; a leak of 100 bytes per screen would be more. */
const MOST_GROWTH = 0.1;

/** Measures the app's memory while signed-in staff request different screens at a steady rate. */
export async function soakSteady(
  { client, screens, probe }: Run,
  { minutes, rate }: { minutes: number; rate: number },
): Promise<Report> {
  const seconds = minutes * 60;
  const path = (index: number) => `${screens[index % screens.length]}?soak=${index}`;
  const sampling = new AbortController();
  const [loaded, samples] = await Promise.all([
    load(client, path, { rate, seconds, connections: 20 }).finally(() => sampling.abort()),
    sample(probe, Math.max(5, seconds / 60), sampling.signal),
  ]);

  // The first third of the samples is ignored, because caches fill and code compiles during that time.
  const later = samples.slice(Math.floor(samples.length / 3));
  const growth = slope(later.map(({ minute, heap }) => ({ x: minute, y: heap })));
  const wrong = loaded.filter(({ isComplete }) => !isComplete);
  const ends = (of: 'heap' | 'rss') =>
    [samples[0], samples.at(-1)].map((one) => mib(one?.[of] ?? Number.NaN)).join(', ');
  const statuses = countEach(wrong, ({ status }) => (status === 200 ? 'failed in part' : status));
  return {
    title: `Signed-in screens, ${minutes} min`,
    figures: [
      ['screens', `${loaded.length} (${(loaded.length / seconds).toFixed(1)} a second)`],
      ['median and 95%', times(loaded, 0.5, 0.95)],
      ['without 200', statuses || '0', 'none', wrong.length === 0],
      ['heap after a collection, first and last', ends('heap')],
      [
        'growth of the heap in the last two thirds',
        `${growth.toFixed(3)} MiB/min`,
        `≤ ${MOST_GROWTH} MiB/min`,
        growth <= MOST_GROWTH,
      ],
      ['RSS, first and last', ends('rss')],
      atMost(MOST_RSS, 'RSS, highest', Math.max(...samples.map(({ rss }) => rss))),
    ],
  };
}

async function sample(port: number, everySeconds: number, signal: AbortSignal) {
  const samples: (Memory & { minute: number })[] = [];
  const started = performance.now();
  while (await delay(everySeconds * 1_000, true, { signal }).catch(() => false)) {
    const { rss } = await memoryOf(port, 'memory');
    const { heap } = await memoryOf(port, 'collect');
    samples.push({ minute: (performance.now() - started) / 60_000, heap, rss });
  }
  return samples;
}
