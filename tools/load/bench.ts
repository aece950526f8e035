import process from 'node:process';
import type { Browser } from '@playwright/test';
import { routes } from '@/lib/routes';
import type { SeedSize } from '@/sandbox/seed/size';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { say, startStep } from '../process/steps.mjs';
import { launchBrowser, signInForCookies } from '../testing/browser.mjs';
import { provideData, startServer } from './api/databases';
import { benchApi } from './api/measure';
import { createClient } from './client';
import { compare } from './compare/compare';
import { readOptions } from './compare/options';
import { benchDelays } from './delays';
import { benchGrowth } from './growth';
import { measure, type Sites } from './pages/measure';
import { benchTable } from './pages/table';
import { type Part, type Profile, profile } from './probe';
import { type References, startReferences } from './references/start';
import { measuredOn, publish, textTable } from './report';
import { type Installation, startInstallation } from './start';

const LARGE: SeedSize = { users: 100_000, friendlyRounds: 1_000_000 };
const MEDIUM: SeedSize = { users: 10_000, friendlyRounds: 100_000 };
const SMALL: SeedSize = { users: 1_000, friendlyRounds: 10_000 };
/** The smallest amount of data with which the list of friendly rounds has a page 5,000. */
const QUICK: SeedSize = { users: 10_000, friendlyRounds: 60_000 };
/** The number of requests before profiling starts, and the number of profiled requests. */
const [WARM_UP, REQUESTS] = [100, 400];
const DOCUMENT = 'docs/performance.md';
const dir = '.sandbox/bench';

await main(async (processes) => {
  const { positionals, comparison, ...values } = readOptions(process.argv.slice(2));
  if (comparison) {
    await compare(processes, comparison);
    return 0;
  }
  const [kind = 'pages'] = positionals;
  if (!['pages', 'api', 'profile', 'growth', 'delays'].includes(kind))
    throw new CliError(`Unknown measurement "${kind}". Use api, profile, growth or delays.`);
  if (kind === 'delays') {
    await publish(`${await benchDelays(processes)}\n\n${measuredOn()}`, DOCUMENT, 'bench delays', values);
    return 0;
  }
  const isProfile = kind === 'profile';
  const server = await startServer();
  processes.atEnd(server.stop);
  if (kind === 'api') {
    const { lists, text } = await benchApi(server.url, [SMALL, values.quick ? QUICK : LARGE]);
    say(`\n${lists}`);
    await publish(text, DOCUMENT, 'bench api', values);
    return 0;
  }

  if (kind === 'growth') {
    const table = await benchGrowth(processes, server.url, values.quick ? [SMALL, QUICK] : [SMALL, MEDIUM, LARGE]);
    await publish(`${table}\n\n${measuredOn('PostgreSQL 18')}`, DOCUMENT, 'bench growth', values);
    return 0;
  }

  const size = isProfile ? SMALL : values.quick ? QUICK : LARGE;
  const data = await provideData(server.url, size);
  const installation = await startInstallation(processes, { dir, data });
  const references = await startReferences(processes, installation, data.DATABASE_URL);

  const step = startStep('Measuring');
  const browser = await launchBrowser(installation.browser);
  const text = await (isProfile
    ? profiled(browser, installation, references)
    : benched(browser, installation, references, { quick: values.quick, progress: step.progress })
  ).finally(() => browser.close());
  step.done();
  const on = measuredOn(`Chromium ${browser.version()}`, 'PostgreSQL 18');
  await publish(`${text}\n\n${on}`, DOCUMENT, isProfile ? 'bench profile' : 'bench', values);
  return 0;
});

async function benched(
  browser: Browser,
  { app, probes }: Installation,
  { floor, swap, bare, words }: References,
  options: { quick?: boolean | undefined; progress: (text: string) => void },
): Promise<string> {
  const sites: Sites = {
    app: { name: 'app', url: app + routes.friendlyRounds, cookies: await signInForCookies(browser, app) },
    floor: { name: 'floor', url: floor, cookies: [] },
    swap: { name: 'swap', url: swap, cookies: [] },
    bare: { name: 'bare', url: bare, cookies: [] },
  };
  return benchTable(await measure(browser, sites, { ...options, words, probes }));
}

/** A table of the processor time per type of work, for a list page of the app and of the reference site `bare`. */
async function profiled(browser: Browser, { app, probes }: Installation, { bare, bareProbe }: References) {
  const profileOf = async (site: string, path: string, port: number, cookies: { name: string; value: string }[]) => {
    const client = createClient(site, cookies, { 'accept-encoding': 'gzip' });
    const load = async (count: number) => {
      for (let turn = 0; turn < count; turn++) {
        const { status } = await client.request(`${path}?pageNumber=${(turn % 50) + 1}`);
        if (status !== 200) throw new Error(`${site} responded with status ${status}`);
      }
    };
    await load(WARM_UP);
    return profile(port, REQUESTS, () => load(REQUESTS));
  };
  const own = await profileOf(app, routes.friendlyRounds, probes.app, await signInForCookies(browser, app));
  const other = await profileOf(bare, '/', bareProbe, []);
  const busy = (Object.keys(own) as Part[]).filter((part) => part !== 'idle').sort((a, b) => own[b] - own[a]);
  const sum = (of: Profile) => busy.reduce((total, part) => total + of[part], 0);
  const row = (name: string, ours: number, theirs: number) => [
    name,
    ...[ours, theirs, ours - theirs].map((ms) => `${ms.toFixed(1)} ms`),
  ];
  return textTable(
    ['Processor time of a page', 'Fairway', 'Bare page', 'More'],
    [...busy.map((part) => row(part, own[part], other[part])), row('All', sum(own), sum(other))],
  );
}
