import { type Client, FAILED } from './client';
import { quantile, type Report, slope } from './figures';
import { type Memory, memoryOf } from './memory';

const MOST_RSS = 250;
/** MiB of heap a minute that may be noise: a leak of a kilobyte a screen would be more. */
const MOST_GROWTH = 0.5;

/** Signed-in screens, so many a second, no address twice: what the app holds from beginning to end. */
export async function soakSteadily(
  client: Client,
  screens: readonly string[],
  { minutes, rate, memory }: { minutes: number; rate: number; memory: number },
): Promise<Report> {
  const statuses = new Map<number | string, number>();
  const times: number[] = [];
  let asked = 0;
  let waiting = 0;
  const ask = async () => {
    asked += 1;
    waiting += 1;
    const path = screens[asked % screens.length] ?? '/';
    const outcome = await client.get(`${path}?soak=${asked}`).catch((error: Error) => error.name);
    waiting -= 1;
    const status =
      typeof outcome === 'string' ? outcome : FAILED.test(outcome.body) ? 'failed in part' : outcome.status;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (typeof outcome !== 'string') times.push(outcome.ms);
  };

  const ms = minutes * 60_000;
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const samples: (Memory & { minute: number })[] = [];
  const every = Math.max(5_000, ms / 60);
  while (since() < ms) {
    while (asked < (rate * since()) / 1000 && waiting < 200) void ask();
    if (since() > (samples.length + 1) * every) {
      const look = await memoryOf(memory, 'look');
      const { heap } = await memoryOf(memory, 'collect');
      samples.push({ minute: since() / 60_000, heap, rss: look.rss });
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 / rate));
  }
  while (waiting > 0) await new Promise((resolve) => setTimeout(resolve, 100));

  // The first third fills caches and compiles: it is told, and not counted.
  const settled = samples.slice(Math.floor(samples.length / 3));
  const growth = slope(settled.map(({ minute, heap }) => ({ x: minute, y: heap })));
  const rss = Math.max(...samples.map((sample) => sample.rss));
  const wrong = [...statuses].filter(([status]) => status !== 200);
  const first = samples[0];
  const last = samples.at(-1);
  const mib = (value = Number.NaN) => `${value.toFixed(1)} MiB`;
  return {
    title: `Signed-in screens, ${minutes} min`,
    figures: [
      { what: 'screens', value: `${asked} (${(asked / (ms / 1000)).toFixed(1)} a second)` },
      {
        what: 'median and 95%',
        value: `${quantile(times, 0.5).toFixed(0)} ms, ${quantile(times, 0.95).toFixed(0)} ms`,
      },
      {
        what: 'not answered with 200',
        value: wrong.map(([status, count]) => `${status}: ${count}`).join(', ') || '0',
        limit: 'none',
        met: wrong.length === 0,
      },
      { what: 'heap after a collection, first and last', value: `${mib(first?.heap)}, ${mib(last?.heap)}` },
      {
        what: 'its growth in the last two thirds',
        value: `${growth.toFixed(3)} MiB/min`,
        limit: `at most ${MOST_GROWTH} MiB/min`,
        met: growth <= MOST_GROWTH,
      },
      { what: 'RSS, first and last', value: `${mib(first?.rss)}, ${mib(last?.rss)}` },
      { what: 'RSS, highest', value: mib(rss), limit: `at most ${MOST_RSS} MiB`, met: rss <= MOST_RSS },
    ],
  };
}
