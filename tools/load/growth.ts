import type { SeedSize } from '@/sandbox/seed/size';
import type { Processes } from '../process/processes.mjs';
import { startStep } from '../process/steps.mjs';
import { provideData } from './api/databases';
import { type Client, startClient } from './client';
import { textTable } from './report';
import { load } from './send';
import { startInstallation } from './start';
import { median } from './statistics';

const VIEWERS = [1, 8, 32];
const WARM_UP_SECONDS = 1;
const SECONDS = 4;

/** The measured pages. The path of some depends on the number of rounds. */
const pages: readonly { name: string; path: (size: SeedSize) => string }[] = [
  { name: 'First page of rounds', path: () => '/events/friendly-rounds' },
  { name: 'Page in the middle', path: (size) => `/events/friendly-rounds?pageNumber=${size.friendlyRounds / 20}` },
  { name: 'Search of rounds', path: () => '/events/friendly-rounds?q=birch' },
  { name: 'First page of users', path: () => '/all-users' },
  { name: 'Dashboard', path: () => '/' },
];

/** The median time of a page in ms, by page and number of viewers. */
type Times = Map<string, number>;

/**
 * Measures the same pages with data of each size, for one and for several viewers.
 * @param server the URL of a PostgreSQL server
 * @returns a table with times as multiples of the time for the smallest data and one viewer
 */
export async function benchGrowth(processes: Processes, server: string, sizes: readonly SeedSize[]): Promise<string> {
  const columns: Times[] = [];
  for (const size of sizes) {
    const client = await startWithData(processes, server, size);
    const step = startStep(`Measuring with ${size.friendlyRounds} rounds`);
    columns.push(await measure(client, size));
    step.done();
  }
  const cells = sizes.flatMap(({ friendlyRounds }, index) =>
    VIEWERS.map((viewers) => ({ friendlyRounds, viewers, times: columns[index] })),
  );
  const rows = pages.map(({ name }) => {
    const base = columns[0]?.get(keyOf(name, 1)) ?? Number.NaN;
    const ratios = cells.map(
      ({ viewers, times }) => `${((times?.get(keyOf(name, viewers)) ?? Number.NaN) / base).toFixed(1)}×`,
    );
    return [name, `${base.toFixed(0)} ms`, ...ratios.slice(1)];
  });
  const heads = cells.map(({ friendlyRounds, viewers }) =>
    viewers === 1 ? `${friendlyRounds.toLocaleString('en-GB')} rounds, 1 viewer` : `${viewers} viewers`,
  );
  return textTable(['Median time', ...heads], rows);
}

const keyOf = (page: string, viewers: number) => `${page} ${viewers}`;

async function startWithData(processes: Processes, server: string, size: SeedSize): Promise<Client> {
  const { app, browser } = await startInstallation(processes, {
    dir: `.sandbox/growth-${size.friendlyRounds}`,
    data: await provideData(server, size),
  });
  return startClient(app, browser);
}

async function measure(client: Client, size: SeedSize): Promise<Times> {
  const times: Times = new Map();
  for (const { name, path } of pages) {
    for (const viewers of VIEWERS) {
      const run = (seconds: number) => load(client, () => path(size), { connections: viewers, seconds });
      await run(WARM_UP_SECONDS);
      const answers = await run(SECONDS);
      const failed = answers.filter(({ isComplete }) => !isComplete).length;
      if (failed > 0) throw new Error(`${name}: ${failed} of ${answers.length} responses were refused or incomplete`);
      times.set(keyOf(name, viewers), median(answers.map(({ ms }) => ms)));
    }
  }
  return times;
}
