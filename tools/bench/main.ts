import { main } from '../process/main.mjs';
import { checkPorts } from '../process/ports.mjs';
import { measuredOn, writeBetweenMarkers } from '../process/report.mjs';
import { say, startStep } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { launchBrowser } from '../testing/browser.mjs';
import { buildApp } from '../up/build.mjs';
import { seededOnServer, startServer } from './api/databases';
import { benchApi } from './api/main';
import { measure } from './measure';
import { startServers } from './servers';
import { large } from './sizes';
import { benchTable } from './table';

const ports = { app: 3400, sandbox: 4400, floor: 4401, swap: 4402, times: 4403, bare: 4404 };

await main(async (processes) => {
  if (process.argv.includes('api')) return benchApi();
  await checkPorts(ports);
  await buildApp(processes);
  const path = await provideBrowser(processes);

  const server = await startServer();
  try {
    const seeding = startStep('A million rounds');
    const { database, url } = await seededOnServer(server.url, large, seeding.progress);
    await database.close();
    seeding.done();
    const servers = await startServers(processes, ports, url);

    const step = startStep('Measuring');
    const browser = await launchBrowser(path);
    const measured = await measure(browser, servers, step.progress).finally(() => browser.close());
    step.done();

    const text = `${benchTable(measured)}\n\n${measuredOn(`Chromium ${browser.version()}`, 'PostgreSQL 18')}`;
    say(`\n${text}`);
    if (process.argv.includes('--write')) await writeBetweenMarkers('docs/performance.md', 'bench', text);
    return 0;
  } finally {
    await server.stop();
  }
});
