import { setTimeout as delay } from 'node:timers/promises';
import { slope } from '../../testing/statistics';
import { type Report, times } from '../figures';
import { type Memory, memoryOf } from '../memory';
import type { Run } from '../scenario';
import { countEach, load, type Screen } from './flood';

const MOST_RSS = 220;
/** MiB of heap a minute that may be noise in half an hour: a leak of 100 bytes a screen would be more. */
const MOST_GROWTH = 0.1;

/** The app's memory under a steady rate of signed-in screens, each of another address. */
export async function soakSteady({ client, screens, minutes, rate, memoryPort }: Run): Promise<Report> {
  const seconds = minutes * 60;
  const path = (index: number) => `${screens[index % screens.length]}?soak=${index}`;
  const sampling = new AbortController();
  const [loaded, samples] = await Promise.all([
    load(client, path, { rate, seconds, connections: 20 }).finally(() => sampling.abort()),
    sample(memoryPort, Math.max(5, seconds / 60), sampling.signal),
  ]);

  // In the first third, caches fill and code compiles: it is shown, and not judged.
  const later = samples.slice(Math.floor(samples.length / 3));
  const growth = slope(later.map(({ minute, heap }) => ({ x: minute, y: heap })));
  const rss = Math.max(...samples.map((one) => one.rss));
  const wrong = loaded.filter(({ whole }) => !whole);
  const [first, last] = [samples[0], samples.at(-1)];
  const mib = (value = Number.NaN) => `${value.toFixed(1)} MiB`;
  return {
    title: `Signed-in screens, ${minutes} min`,
    figures: [
      ['screens', `${loaded.length} (${(loaded.length / seconds).toFixed(1)} a second)`],
      ['median and 95%', times(loaded, 0.5, 0.95)],
      ['without 200', countEach(wrong, statusOf) || '0', 'none', wrong.length === 0],
      ['heap after a collection, first and last', `${mib(first?.heap)}, ${mib(last?.heap)}`],
      [
        'growth of the heap in the last two thirds',
        `${growth.toFixed(3)} MiB/min`,
        `≤ ${MOST_GROWTH} MiB/min`,
        growth <= MOST_GROWTH,
      ],
      ['RSS, first and last', `${mib(first?.rss)}, ${mib(last?.rss)}`],
      ['RSS, highest', mib(rss), `≤ ${MOST_RSS} MiB`, rss <= MOST_RSS],
    ],
  };
}

const statusOf = ({ status }: Screen) => (status === 200 ? 'failed in part' : status);

async function sample(port: number, everySeconds: number, signal: AbortSignal) {
  const samples: (Memory & { minute: number })[] = [];
  const started = performance.now();
  while (await delay(everySeconds * 1_000, true, { signal }).catch(() => false)) {
    const { rss } = await memoryOf(port, 'look');
    const { heap } = await memoryOf(port, 'collect');
    samples.push({ minute: (performance.now() - started) / 60_000, heap, rss });
  }
  return samples;
}
