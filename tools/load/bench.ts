import process from 'node:process';
import type { Browser } from '@playwright/test';
import { routes } from '@/lib/routes';
import type { SeedSize } from '@/sandbox/seed/size';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { say, startStep } from '../process/steps.mjs';
import { launchBrowser, signInForCookies } from '../testing/browser.mjs';
import { createClient } from './client';
import { compare } from './compare/compare';
import { readOptions } from './compare/options';
import { provideData, rareWords, startServer } from './databases';
import { benchDelays } from './delays';
import { measure } from './pages/measure';
import { benchTable } from './pages/table';
import { type Part, profile } from './probe';
import { measuredOn, publish, textTable } from './report';
import { type Installation, startInstallation } from './start';

const LARGE: SeedSize = { users: 100_000, friendlyRounds: 1_000_000 };
const SMALL: SeedSize = { users: 1_000, friendlyRounds: 10_000 };
/** The smallest amount of data with which the list of friendly rounds has a page 5,000. */
const QUICK: SeedSize = { users: 10_000, friendlyRounds: 60_000 };
/** The number of requests before profiling starts, and the number of profiled requests. */
const [WARM_UP, REQUESTS] = [100, 400];
const DOCUMENT = 'docs/performance.md';

await main(async (processes) => {
  const { positionals, comparison, ...values } = readOptions(process.argv.slice(2));
  if (comparison) {
    await compare(processes, comparison);
    return 0;
  }
  const [kind = 'pages'] = positionals;
  if (!['pages', 'profile', 'delays'].includes(kind))
    throw new CliError(`Unknown measurement "${kind}". Use profile or delays.`);
  if (kind === 'delays') {
    say(`\n${await benchDelays(processes)}\n\n${measuredOn()}`);
    return 0;
  }
  const server = await startServer();
  processes.atEnd(server.stop);
  const isProfile = kind === 'profile';
  const data = await provideData(server.url, isProfile ? SMALL : values.quick ? QUICK : LARGE);
  const words = await rareWords(data.DATABASE_URL);
  const installation = await startInstallation(processes, { dir: '.sandbox/bench', data });
  const { app, probes } = installation;

  const step = startStep('Measuring');
  const browser = await launchBrowser(installation.browser);
  processes.atEnd(() => browser.close());
  const site = { url: app + routes.friendlyRounds, cookies: await signInForCookies(browser, app) };
  const options = { words, probe: probes.app, quick: values.quick, progress: step.progress };
  const text = isProfile ? await profiled(browser, installation) : benchTable(await measure(browser, site, options));
  step.done();
  const on = measuredOn(`Chromium ${browser.version()}`, 'PostgreSQL 18');
  if (isProfile) say(`\n${text}\n\n${on}`);
  else await publish(`${text}\n\n${on}`, DOCUMENT, 'bench', values);
  return 0;
});

/** A table of the processor time per type of work, for a list page. */
async function profiled(browser: Browser, { app, probes }: Installation) {
  const client = createClient(app, await signInForCookies(browser, app), { 'accept-encoding': 'gzip' });
  const load = async (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      const { status } = await client.request(`${routes.friendlyRounds}?pageNumber=${(turn % 50) + 1}`);
      if (status !== 200) throw new Error(`The app responded with status ${status}`);
    }
  };
  await load(WARM_UP);
  const times = await profile(probes.app, REQUESTS, () => load(REQUESTS));
  const busy = (Object.keys(times) as Part[]).filter((part) => part !== 'idle').sort((a, b) => times[b] - times[a]);
  const rows: [string, number][] = busy.map((part) => [part, times[part]]);
  rows.push(['All', rows.reduce((sum, [, ms]) => sum + ms, 0)]);
  return textTable(
    ['Processor time of a page', ''],
    rows.map(([name, ms]) => [name, `${ms.toFixed(1)} ms`]),
  );
}
