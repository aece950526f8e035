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
import { isGood, print, type Report, toMarkdown } from './figures';
import { soakHtml } from './html';
import { soakOverload } from './load/overload';
import { soakStalledUpstream } from './load/stalled-upstream';
import { soakSteady } from './load/steady';
import { screensOf } from './screens';
import { soakInjection } from './security/injection';
import { soakScan } from './security/scan';
import { soakSessionIsolation } from './security/session-isolation';
import { startUpstream } from './upstream';
import { soakVersions } from './versions/versions';

const SCENARIOS = [
  'html',
  'steady',
  'exports',
  'overload',
  'stalled-upstream',
  'session-isolation',
  'scan',
  'injection',
  'versions',
] as const;
type Scenario = (typeof SCENARIOS)[number];

/** How the image of the Dockerfile starts the app. */
const asInTheImage = { NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };

await main(async (processes) => {
  const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
  const scenarios = scenariosFrom(positionals);
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

  const sandbox = { port: ports.SANDBOX_PORT, dir: '.sandbox/soak' };
  const settings = await startSandbox(processes, sandbox);
  const upstream = await startUpstream(settings.API_URL ?? '');
  const app = await startApp(processes, {
    mode: 'start',
    port: ports.PORT,
    shown: false,
    settings: {
      ...settings,
      API_URL: upstream.address,
      TRUSTED_PROXY_HOPS: '1',
      SOAK_MEMORY_PORT: String(ports.SOAK_MEMORY_PORT),
      ...asInTheImage,
      NODE_OPTIONS: `${asInTheImage.NODE_OPTIONS} --import=${new URL('memory.mjs', import.meta.url).href}`,
    },
  });
  const client = await startClient(app, browser);
  const screens = await screensOf(client);
  console.log(`${screens.length} screens`);

  const memory = ports.SOAK_MEMORY_PORT;
  const run: Record<Scenario, () => Promise<Report>> = {
    html: () => soakHtml(client, screens),
    exports: () => soakExports(client, upstream, memory),
    overload: () => soakOverload(client),
    'stalled-upstream': () => soakStalledUpstream(client, upstream),
    'session-isolation': () => soakSessionIsolation({ app, browser, screens, upstream, sandbox }),
    steady: () => soakSteady(client, screens, { minutes, rate, memory }),
    scan: () => soakScan({ processes, client, screens, minutes }),
    injection: () => soakInjection({ processes, api: settings.API_URL ?? '', sandbox, minutes }),
    versions: () => soakVersions({ processes, browser, settings }),
  };
  let good = true;
  for (const scenario of scenarios) {
    const report = await run[scenario]();
    print(report);
    if (values.write) await writeBetweenMarkers('docs/reliability.md', `soak ${scenario}`, toMarkdown(report));
    good = isGood(report) && good;
  }
  upstream.close();
  return good ? 0 : 1;
});

/** All when none is named. */
function scenariosFrom(names: readonly string[]): readonly Scenario[] {
  const unknown = names.find((name) => !SCENARIOS.some((scenario) => scenario === name));
  if (unknown !== undefined) throw new CliError(`There is no scenario "${unknown}": ${SCENARIOS.join(', ')}.`);
  return SCENARIOS.filter((scenario) => names.length === 0 || names.includes(scenario));
}

function positiveFromEnv(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (!(value > 0)) throw new CliError(`${name} is a number above 0, not "${process.env[name]}".`);
  return value;
}
