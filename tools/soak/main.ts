import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { writeBetweenMarks } from '../process/report.mjs';
import { startStep } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { buildApp } from '../up/build.mjs';
import { startApp, startSandbox } from '../up/services.mjs';
import { screensOf } from './addresses';
import { startClient } from './client';
import { soakExports } from './exports';
import { isGood, type Report, tell, toMarkdown } from './figures';
import { soakHtml } from './html';
import { soakInjection } from './injection';
import { soakOverload } from './overload';
import { soakScan } from './scan';
import { soakCrossing } from './session-isolation';
import { soakHung } from './stalled-upstream';
import { soakSteadily } from './steady';
import { startUpstream } from './upstream';
import { soakVersions } from './versions';

const STAGES = ['html', 'steady', 'exports', 'overload', 'hung', 'crossing', 'scan', 'injection', 'versions'] as const;
type Stage = (typeof STAGES)[number];

/** How the image of the Dockerfile starts the app. */
const asInTheImage = { NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8', MALLOC_ARENA_MAX: '2' };

await main(async (processes) => {
  const stages = stagesFrom(process.argv.slice(2).filter((word) => word !== '--write'));
  const write = process.argv.includes('--write');
  const minutes = positiveFromEnv('SOAK_MINUTES', 30);
  const rate = positiveFromEnv('SOAK_RATE', 20);
  const ports = {
    PORT: portFromEnv(process.env, 'PORT', 3500),
    SANDBOX_PORT: portFromEnv(process.env, 'SANDBOX_PORT', 4500),
    SOAK_MEMORY_PORT: portFromEnv(process.env, 'SOAK_MEMORY_PORT', 4501),
  };
  await checkPorts(ports);
  await buildApp(processes);
  const browserStep = startStep('Browser');
  const browser = await provideBrowser(processes, browserStep);
  browserStep.done(browser);

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
  const run: Record<Stage, () => Promise<Report>> = {
    html: () => soakHtml(client, screens),
    exports: () => soakExports({ client, upstream, memory }),
    overload: () => soakOverload(client),
    hung: () => soakHung({ client, upstream }),
    crossing: () => soakCrossing({ app, browser, screens, upstream, sandbox }),
    steady: () => soakSteadily(client, screens, { minutes, rate, memory }),
    scan: () => soakScan({ processes, app, browser, screens, minutes }),
    injection: () => soakInjection({ processes, api: settings.API_URL ?? '', sandbox, minutes }),
    versions: () => soakVersions({ processes, browser, settings }),
  };
  let good = true;
  for (const stage of stages) {
    const report = await run[stage]();
    tell(report);
    if (write) await writeBetweenMarks('docs/reliability.md', `soak ${stage}`, toMarkdown(report));
    good = isGood(report) && good;
  }
  upstream.close();
  return good ? 0 : 1;
});

/** Those of the command line, in their own order; all when none is named. */
function stagesFrom(words: readonly string[]): readonly Stage[] {
  const unknown = words.find((word) => !STAGES.some((stage) => stage === word));
  if (unknown !== undefined) throw new CliError(`There is no run "${unknown}": ${STAGES.join(', ')}.`);
  return STAGES.filter((stage) => words.length === 0 || words.includes(stage));
}

function positiveFromEnv(name: string, usual: number): number {
  const value = Number(process.env[name] || usual);
  if (!(value > 0)) throw new CliError(`${name} is a number above 0, not "${process.env[name]}".`);
  return value;
}
