import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../testing/statistics';
import { type Report, some, times } from '../figures';
import type { Run } from '../scenario';
import { capacity, flood, floodFigures, floodRate, OPENING_MS, probe, withStatus } from './flood';

/** Longer than the app waits for a call and its retry. */
const SECONDS = 30;
const SECONDS_AFTER = 10;

/** What the app does while the API accepts calls and answers none, at five times the requests it has the capacity for. */
export async function soakStalledUpstream({ client, upstream }: Run): Promise<Report> {
  const rate = floodRate(await capacity(client));
  const stall = async () => {
    await delay(OPENING_MS);
    const resume = upstream.stall();
    await delay(SECONDS * 1_000);
    return { stalled: resume(), at: performance.now() };
  };
  const [screens, probes, { stalled, at }] = await Promise.all([
    flood(client, { rate, seconds: SECONDS + SECONDS_AFTER }),
    probe(client, { rate: 20, seconds: SECONDS }),
    stall(),
  ]);
  const failed = withStatus(screens, 200).filter(({ whole }) => !whole);
  const whole = screens.filter((screen) => screen.whole && screen.at > at);
  const recovered = Math.min(...whole.map((screen) => screen.at)) - at;
  const slow = quantile(
    probes.map(({ ms }) => ms),
    0.95,
  );

  return {
    title: `The API stalls, for ${SECONDS} s`,
    figures: [
      ['requested', `${(screens.length / (SECONDS + SECONDS_AFTER)).toFixed(1)} a second`],
      some('calls that stalled', stalled),
      some('screens that report it', failed.length),
      ['report it, median and longest', times(failed, 0.5, 1)],
      ['whole screens once the API is back', `${whole.length}`],
      ...floodFigures(screens, probes, recovered),
      ['/login and /healthz, 95%', `${slow.toFixed(0)} ms`, '< 500 ms', slow < 500],
    ],
  };
}
