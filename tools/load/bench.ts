// `npm run bench` measures a screen of this checkout, and with --against the same screen of another checkout.
import process from 'node:process';
import { main } from '../process/main.mjs';
import { say, startStep } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { launchBrowser, signInForCookies } from '../testing/browser.mjs';
import { startFaultProxy } from '../testing/fault-proxy.mjs';
import { freePorts } from '../testing/loopback.mjs';
import { buildApp } from '../up/build.mjs';
import { startApp, startSandbox } from '../up/services.mjs';
import { apiClient, fillPath } from './bench/address';
import { measureVisit, survey } from './bench/measure';
import { readOptions } from './bench/options';
import { benchTable } from './bench/table';
import { measuredOn } from './report';

await main(async (processes) => {
  const options = readOptions(process.argv.slice(2));
  const { against, apiDelay, cpu, pairs } = options;
  await buildApp(processes);
  const executable = await provideBrowser(processes);
  const [sandboxPort = 0, ...ports] = await freePorts(3);
  const sandbox = { port: sandboxPort, dir: process.env.SANDBOX_DIR || '.sandbox/bench' };
  const settings = await startSandbox(processes, sandbox);
  const path = await fillPath(options.path, await apiClient(processes, sandbox, settings.API_URL ?? ''));
  if (apiDelay > 0) {
    const { address, close } = await startFaultProxy({ target: settings.API_URL ?? '' });
    processes.atEnd(async () => close());
    const body = JSON.stringify({ match: '/', delayMs: apiDelay });
    await fetch(new URL('/__faults/delay', address), { method: 'PUT', body });
    settings.API_URL = address;
  }
  const apps = [await startApp(processes, { port: ports[0] ?? 0, settings })];
  if (against) apps.push(await startApp(processes, { port: ports[1] ?? 0, settings, folder: against }));

  const step = startStep(`Measuring ${path}`);
  const browser = await launchBrowser(executable);
  processes.atEnd(() => browser.close());
  const measured = await Promise.all(
    apps.map(async (app) => {
      const target = { url: app + path, cookies: await signInForCookies(browser, app), cpu };
      return { target, ...(await survey(browser, target)), visits: [] as Map<string, number>[] };
    }),
  );
  const features = {
    isList: measured.every(({ isList }) => isList),
    actions: (measured[0]?.actions ?? []).filter((action) => measured.every(({ actions }) => actions.includes(action))),
  };
  // Both checkouts are measured in alternating order. The first pair is a warm-up.
  for (let pair = 0; pair <= pairs; pair++) {
    step.progress(pair === 0 ? 'warming up' : `pair ${pair} of ${pairs}`);
    for (const { target, visits } of pair % 2 === 0 ? measured.toReversed() : measured) {
      const times = await measureVisit(browser, target, features);
      if (pair > 0) visits.push(times);
    }
  }
  step.done();
  const conditions = `pairs: ${pairs}, API delay: ${apiDelay} ms, processor slowdown: ${cpu}`;
  say(`\n${benchTable(measured)}\n\n${path}: ${conditions}. ${measuredOn(`Chromium ${browser.version()}`)}`);
  return 0;
});
