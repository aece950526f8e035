import type { Browser } from '@playwright/test';
import { routes } from '@/lib/routes';
import { type AppTime, measureAppTime } from './app-time';
import { signIn } from './browser';
import { type Load, measureLoad } from './load';
import type { Servers } from './servers';
import { measureSwaps, type Swaps } from './swaps';

export type Side = { loads: Load[]; swaps: Swaps[] };
export type Measured = { app: Side; floor: Side; times: AppTime[] };

const cycles = 12;
const turns = 3;
const loadsPerCycle = 2;
const requestsPerCycle = 40;

/** App and floor in turns, so that whatever else the machine does meets both; the first cycle only warms them up. */
export async function measure(browser: Browser, servers: Servers, progress: (text: string) => void): Promise<Measured> {
  const { floor, golfer } = servers;
  const app = servers.app + routes.userFriendlyRounds(golfer.uid);
  const cookies = await signIn(browser, servers.app);
  const pages = Math.ceil(golfer.rounds / 10);
  const request = { pages, times: requestsPerCycle, cookies, apiTimes: `${floor}/api-times` };
  const measured: Measured = { app: { loads: [], swaps: [] }, floor: { loads: [], swaps: [] }, times: [] };

  for (let cycle = 0; cycle <= cycles; cycle++) {
    progress(cycle === 0 ? 'warming up' : `cycle ${cycle} of ${cycles}`);
    const target = cycle === 0 ? { app: empty(), floor: empty(), times: [] } : measured;
    for (let load = 0; load < loadsPerCycle; load++) {
      target.app.loads.push(await measureLoad(browser, cookies, app));
      target.floor.loads.push(await measureLoad(browser, [], floor));
    }
    target.app.swaps.push(await measureSwaps(browser, cookies, app, { turns, foresees: true }));
    target.floor.swaps.push(await measureSwaps(browser, [], floor, { turns: turns * 2, foresees: false }));
    target.times.push(...(await measureAppTime(app, request)));
  }
  return measured;
}

const empty = (): Side => ({ loads: [], swaps: [] });
