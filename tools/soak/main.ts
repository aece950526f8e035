import { parseArgs } from 'node:util';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { writeBetweenMarkers } from '../process/report.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { buildApp } from '../up/build.mjs';
import { startApp, startSandbox } from '../up/services.mjs';
import { startClient } from './client';
import { soakExports } from './exports';
import { isGood, limitsOf, toMarkdown } from './figures';
import { soakHtml } from './html';
import { soakHostile } from './load/hostile';
import { soakOverload } from './load/overload';
import { soakStalledUpstream } from './load/stalled-upstream';
import { soakSteady } from './load/steady';
import { soakStrangers } from './load/strangers';
import type { Scenario } from './scenario';
import { screensOf } from './screens';
import { soakInjection } from './security/injection';
import { soakScan } from './security/scan';
import { soakSessionIsolation } from './security/session-isolation';
import { startUpstream } from './upstream';
import { soakVersions } from './versions/versions';

const scenarios: Readonly<Record<string, Scenario>> = {
  html: soakHtml,
  steady: soakSteady,
  exports: soakExports,
  overload: soakOverload,
  'stalled-upstream': soakStalledUpstream,
  strangers: soakStrangers,
  hostile: soakHostile,
  'session-isolation': soakSessionIsolation,
  scan: soakScan,
  injection: soakInjection,
  versions: soakVersions,
};

/** Reports the memory of the app. */
const preload = new URL('memory.mjs', import.meta.url).href;

await main(async (processes) => {
  const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
  const unknown = positionals.find((name) => !(name in scenarios));
  if (unknown) throw new CliError(`There is no scenario "${unknown}": ${Object.keys(scenarios).join(', ')}.`);
  const chosen = Object.entries(scenarios).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const minutes = positiveFromEnv('SOAK_MINUTES', 30);
  const rate = positiveFromEnv('SOAK_RATE', 20);
  const ports = {
    PORT: portFromEnv(process.env, 'PORT', 3500),
    SANDBOX_PORT: portFromEnv(process.env, 'SANDBOX_PORT', 4500),
    SOAK_MEMORY_PORT: portFromEnv(process.env, 'SOAK_MEMORY_PORT', 4501),
  };
  await checkPorts(ports);
  await buildApp(processes);
  const browser = await provideBrowser(processes);

  const memoryPort = ports.SOAK_MEMORY_PORT;
  const sandbox = { port: ports.SANDBOX_PORT, dir: '.sandbox/soak' };
  const settings = await startSandbox(processes, sandbox);
  const api = settings.API_URL ?? '';
  const upstream = await startUpstream(api);
  const { address } = await startApp(processes, {
    port: ports.PORT,
    settings: {
      ...settings,
      API_URL: upstream.address,
      TRUSTED_PROXY_HOPS: '1',
      SOAK_MEMORY_PORT: String(memoryPort),
      // As the image of the Dockerfile starts the app.
      NODE_OPTIONS: `--max-old-space-size=512 --max-semi-space-size=8 --import=${preload}`,
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      MALLOC_MMAP_THRESHOLD_: '65536',
    },
  });
  const client = await startClient(address, browser);
  const screens = await screensOf(client);
  console.log(`${screens.length} screens`);

  const run = { processes, sandbox, settings, api, upstream, browser, client, screens, minutes, rate, memoryPort };
  let good = true;
  for (const [name, scenario] of chosen) {
    const report = await scenario(run);
    console.log(`\n${toMarkdown(report)}`);
    if (values.write) await writeBetweenMarkers('docs/reliability.md', `soak ${name}`, limitsOf(report));
    good = isGood(report) && good;
  }
  upstream.close();
  return good ? 0 : 1;
});

function positiveFromEnv(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (!(value > 0)) throw new CliError(`${name} is a number above 0, not "${process.env[name]}".`);
  return value;
}
