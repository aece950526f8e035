import type { Client } from '../client';
import { type Report, times } from '../figures';
import {
  capacity,
  flood,
  floodRate,
  otherStatuses,
  probe,
  probeFailures,
  recovery,
  recoveryFigure,
  shedFigures,
  withStatus,
} from './flood';

const SECONDS = 60;

/** What the app does with five times the requests that it has the capacity for. */
export async function soakOverload(client: Client): Promise<Report> {
  const own = await capacity(client);
  const [screens, probes] = await Promise.all([
    flood(client, { rate: floodRate(own), seconds: SECONDS }),
    probe(client, { rate: 4, seconds: SECONDS }),
  ]);
  const recovered = await recovery(client);
  const served = withStatus(screens, 200);

  return {
    title: `Five times the capacity, for ${SECONDS} s`,
    figures: [
      { what: 'capacity', value: `${own.toFixed(1)} a second` },
      { what: 'requested', value: `${(screens.length / SECONDS).toFixed(1)} a second` },
      { what: 'served', value: `${(served.length / SECONDS).toFixed(1)} a second` },
      { what: 'served, median and 95%', value: times(served, 0.5, 0.95) },
      ...shedFigures(screens),
      otherStatuses(screens),
      probeFailures(probes),
      { what: '/login and /healthz, 95%', value: times(probes, 0.95) },
      recoveryFigure(recovered),
    ],
  };
}
