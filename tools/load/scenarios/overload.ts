import { setTimeout as delay } from 'node:timers/promises';
import { type Report, some } from '../report';
import type { Run } from '../start';
import { p95 } from '../statistics';
import { capacity, flood, floodFigures, floodRate, OPENING_MS, probe, recovery, times, withStatus } from './flood';

const OVERLOAD_SECONDS = 60;
/** The API does not respond for this many seconds, longer than the app waits for a call and its retry. */
const STALL_SECONDS = 30;
const SECONDS_AFTER = 10;

const perSecond = (count: number) => `${count.toFixed(1)} a second`;

/** Sends five times as many requests as the app can serve. */
export async function soakOverload({ client }: Run): Promise<Report> {
  const own = await capacity(client);
  const [screens, probes] = await Promise.all([
    flood(client, { rate: floodRate(own), seconds: OVERLOAD_SECONDS }),
    probe(client, { rate: 4, seconds: OVERLOAD_SECONDS }),
  ]);
  const recovered = await recovery(client);
  const served = withStatus(screens, 200);
  return {
    title: `Five times the capacity, for ${OVERLOAD_SECONDS} s`,
    figures: [
      ['capacity', perSecond(own)],
      ['requested', perSecond(screens.length / OVERLOAD_SECONDS)],
      ['served', perSecond(served.length / OVERLOAD_SECONDS)],
      ['served, median and 95%', times(served, 0.5, 0.95)],
      ...floodFigures(screens, probes, recovered),
      ['/login and /healthz, 95%', times(probes, 0.95)],
    ],
  };
}

/** Sends five times as many requests as the app can serve, while the API accepts calls but does not respond. */
export async function soakStalledUpstream({ client, upstream }: Run): Promise<Report> {
  const rate = floodRate(await capacity(client));
  const stall = async () => {
    await delay(OPENING_MS);
    const resume = upstream.stall();
    await delay(STALL_SECONDS * 1_000);
    return { stalled: resume(), at: performance.now() };
  };
  const [screens, probes, { stalled, at }] = await Promise.all([
    flood(client, { rate, seconds: STALL_SECONDS + SECONDS_AFTER }),
    probe(client, { rate: 20, seconds: STALL_SECONDS }),
    stall(),
  ]);
  const failed = withStatus(screens, 200).filter(({ isComplete }) => !isComplete);
  const complete = screens.filter((screen) => screen.isComplete && screen.at > at);
  const recovered = Math.min(...complete.map((screen) => screen.at)) - at;
  const slow = p95(probes.map(({ ms }) => ms));
  return {
    title: `The API stalls, for ${STALL_SECONDS} s`,
    figures: [
      ['requested', perSecond(screens.length / (STALL_SECONDS + SECONDS_AFTER))],
      some('calls that stalled', stalled),
      some('screens that report it', failed.length),
      ['report it, median and longest', times(failed, 0.5, 1)],
      ['complete screens once the API is back', `${complete.length}`],
      ...floodFigures(screens, probes, recovered),
      ['/login and /healthz, 95%', `${slow.toFixed(0)} ms`, '< 500 ms', slow < 500],
    ],
  };
}
