import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../testing/statistics';
import type { Client } from '../client';
import { type Report, some, times } from '../figures';
import type { Upstream } from '../upstream';
import {
  capacity,
  flood,
  floodRate,
  otherStatuses,
  probe,
  probeFailures,
  recoveryFigure,
  shedFigures,
  withStatus,
} from './flood';

/** Longer than the app waits for a call and its retry. */
const SECONDS = 30;
const SECONDS_AFTER = 10;

/** What the app does while the API accepts calls and answers none, at five times the requests it has the capacity for. */
export async function soakStalledUpstream(client: Client, upstream: Upstream): Promise<Report> {
  const rate = floodRate(await capacity(client));
  const resume = upstream.stall();
  const resumed = delay(SECONDS * 1_000).then(() => ({ stalled: resume(), at: performance.now() }));
  const [screens, probes, { stalled, at }] = await Promise.all([
    flood(client, { rate, seconds: SECONDS + SECONDS_AFTER }),
    probe(client, { rate: 20, seconds: SECONDS }),
    resumed,
  ]);
  const failed = withStatus(screens, 200).filter(({ whole }) => !whole);
  const whole = screens.filter((screen) => screen.whole && screen.at > at);
  const probeMs = probes.map(({ ms }) => ms);

  return {
    title: `The API stalls, for ${SECONDS} s`,
    figures: [
      { what: 'requested', value: `${(screens.length / (SECONDS + SECONDS_AFTER)).toFixed(1)} a second` },
      some('calls that stalled', stalled),
      some('screens that report it', failed.length),
      { what: 'report it, median and longest', value: times(failed, 0.5, 1) },
      { what: 'whole screens once the API is back', value: `${whole.length}` },
      ...shedFigures(screens),
      otherStatuses(screens),
      probeFailures(probes),
      {
        what: '/login and /healthz, 95%',
        value: times(probes, 0.95),
        limit: 'under 500 ms',
        met: quantile(probeMs, 0.95) < 500,
      },
      recoveryFigure(Math.min(...whole.map((screen) => screen.at)) - at),
    ],
  };
}
