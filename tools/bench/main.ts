import type { Browser } from '@playwright/test';
import { routes } from '@/lib/routes';
import { main } from '../process/main.mjs';
import { checkPorts } from '../process/ports.mjs';
import { measuredOn, writeBetweenMarkers } from '../process/report.mjs';
import { say, startStep } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { launchBrowser, signInForCookies } from '../testing/browser.mjs';
import { buildApp } from '../up/build.mjs';
import { seededOnServer, startServer } from './api/databases';
import { benchApi } from './api/main';
import { measure } from './measure';
import { profile } from './profile';
import { profileTable } from './profile-table';
import { type Servers, startServers } from './servers';
import { large, small } from './sizes';
import { benchTable } from './table';

const ports = { app: 3400, sandbox: 4400, floor: 4401, swap: 4402, times: 4403, bare: 4404 };
const debuggers = { app: 4405, bare: 4406 };
const profiledRequests = 400;

await main(async (processes) => {
  if (process.argv.includes('api')) return benchApi();
  await checkPorts({ ...ports, appDebugger: debuggers.app, bareDebugger: debuggers.bare });
  await buildApp(processes);
  const path = await provideBrowser(processes);

  const isProfile = process.argv.includes('profile');
  const size = isProfile ? small : large;
  const server = await startServer();
  try {
    const seeding = startStep(isProfile ? 'Ten thousand rounds' : 'A million rounds');
    const { database, url } = await seededOnServer(server.url, size, seeding.progress);
    await database.close();
    seeding.done();
    const servers = await startServers(processes, ports, {
      databaseUrl: url,
      size,
      ...(isProfile && { debuggers }),
    });

    const step = startStep('Measuring');
    const browser = await launchBrowser(path);
    const measured = await (isProfile ? profiled : benched)(browser, servers, step.progress).finally(() =>
      browser.close(),
    );
    step.done();

    const text = `${measured}\n\n${measuredOn(`Chromium ${browser.version()}`, 'PostgreSQL 18')}`;
    say(`\n${text}`);
    if (process.argv.includes('--write'))
      await writeBetweenMarkers('docs/performance.md', isProfile ? 'bench profile' : 'bench', text);
    return 0;
  } finally {
    await server.stop();
  }
});

async function benched(browser: Browser, servers: Servers, progress: (text: string) => void): Promise<string> {
  return benchTable(await measure(browser, servers, progress));
}

/** The app and the bare page one after the other, with nothing else on the machine. */
async function profiled(browser: Browser, servers: Servers, progress: (text: string) => void): Promise<string> {
  const cookies = await signInForCookies(browser, servers.app);
  progress('the app');
  const app = await profile({ url: servers.app + routes.friendlyRounds, cookies }, debuggers.app, profiledRequests);
  progress('the bare page');
  const bare = await profile({ url: servers.bare, cookies: [] }, debuggers.bare, profiledRequests);
  return profileTable(app, bare);
}
