import process from 'node:process';
import { routes } from '@/lib/routes';
import type { SeedSize } from '@/sandbox/seed/size';
import { main } from '../process/main.mjs';
import { startStep } from '../process/steps.mjs';
import { launchBrowser, signInForCookies } from '../testing/browser.mjs';
import { compare } from './compare/compare';
import { readOptions } from './compare/options';
import { provideData, rareWords, startServer } from './databases';
import { measure } from './pages/measure';
import { benchTable } from './pages/table';
import { measuredOn, publish } from './report';
import { startInstallation } from './start';

const LARGE: SeedSize = { users: 100_000, friendlyRounds: 1_000_000 };
/** The least data for which the list of friendly rounds has a page 5,000. */
const QUICK: SeedSize = { users: 10_000, friendlyRounds: 60_000 };
const DOCUMENT = 'docs/performance.md';

await main(async (processes) => {
  const { comparison, ...values } = readOptions(process.argv.slice(2));
  if (comparison) {
    await compare(processes, comparison);
    return 0;
  }
  const server = await startServer();
  processes.atEnd(server.stop);
  const data = await provideData(server.url, values.quick ? QUICK : LARGE);
  const words = await rareWords(data.DATABASE_URL);
  const { app, probes, browser: executable } = await startInstallation(processes, { dir: '.sandbox/bench', data });

  const step = startStep('Measuring');
  const browser = await launchBrowser(executable);
  processes.atEnd(() => browser.close());
  const site = { url: app + routes.friendlyRounds, cookies: await signInForCookies(browser, app) };
  const options = { words, probe: probes.app, quick: values.quick, progress: step.progress };
  const text = benchTable(await measure(browser, site, options));
  step.done();
  const on = measuredOn(`Chromium ${browser.version()}`, 'PostgreSQL 18');
  await publish(`${text}\n\n${on}`, DOCUMENT, 'bench', values);
  return 0;
});
