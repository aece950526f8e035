import type { Processes } from '../process/processes.mjs';
import { startStep } from '../process/steps.mjs';
import { callLimits } from '../testing/call-limits';
import { apiClient } from './api-client';
import { startClient } from './client';
import { fillPath } from './compare/address';
import { startDelay } from './delay';
import { textTable } from './report';
import { startInstallation } from './start';
import { median } from './statistics';

const DELAYS = [20, 100, 300];
const REQUESTS = 5;

/** Measures how long the screens with more than ten API calls take while each API call is delayed. */
export async function benchDelays(processes: Processes): Promise<string> {
  let delay = 0;
  const installation = await startInstallation(processes, {
    dir: '.sandbox/delays',
    adapt: async (settings) => ({ ...settings, API_URL: await startDelay(settings.API_URL ?? '', () => delay) }),
  });
  const { app, browser, sandbox, settings } = installation;
  const client = await startClient(app, browser);
  const getJson = await apiClient(processes, sandbox, settings.API_URL ?? '');

  const rows: string[][] = [];
  for (const { address, most } of callLimits().filter(({ most }) => most > 10)) {
    const path = await fillPath(address, getJson);
    const step = startStep(`Measuring ${path}`);
    const times: string[] = [];
    for (delay of DELAYS) times.push(`${(await timeOf(path)).toFixed(0)} ms`);
    delay = 0;
    rows.push([address, String(most), ...times]);
    step.done();
  }
  return textTable(['Screen', 'API calls', ...DELAYS.map((ms) => `API + ${ms} ms`)], rows);

  async function timeOf(path: string): Promise<number> {
    const times: number[] = [];
    for (let request = 0; request < REQUESTS; request++) {
      const started = performance.now();
      const { status } = await client.request(path);
      if (status !== 200) throw new Error(`${path} responded with status ${status}`);
      times.push(performance.now() - started);
    }
    return median(times);
  }
}
