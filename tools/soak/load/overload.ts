import { type Report, times } from '../figures';
import type { Run } from '../scenario';
import { capacity, flood, floodFigures, floodRate, probe, recovery, withStatus } from './flood';

const SECONDS = 60;

/** What the app does with five times the requests that it has the capacity for. */
export async function soakOverload({ client }: Run): Promise<Report> {
  const own = await capacity(client);
  const [screens, probes] = await Promise.all([
    flood(client, { rate: floodRate(own), seconds: SECONDS }),
    probe(client, { rate: 4, seconds: SECONDS }),
  ]);
  const recovered = await recovery(client);
  const served = withStatus(screens, 200);
  const perSecond = (count: number) => `${count.toFixed(1)} a second`;

  return {
    title: `Five times the capacity, for ${SECONDS} s`,
    figures: [
      ['capacity', perSecond(own)],
      ['requested', perSecond(screens.length / SECONDS)],
      ['served', perSecond(served.length / SECONDS)],
      ['served, median and 95%', times(served, 0.5, 0.95)],
      ...floodFigures(screens, probes, recovered),
      ['/login and /healthz, 95%', times(probes, 0.95)],
    ],
  };
}
