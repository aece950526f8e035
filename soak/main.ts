import { provideBrowser } from '../scripts/browser.mjs';
import { buildApp } from '../scripts/build.mjs';
import { main } from '../scripts/main.mjs';
import { checkPorts, portFromEnv } from '../scripts/ports.mjs';
import { startApp, startSandbox } from '../scripts/services.mjs';
import { startStep } from '../scripts/steps.mjs';
import { screensOf } from './addresses';
import { startClient } from './client';
import { soakExports } from './exports';
import { soakHtml } from './html';
import { soakHung } from './hung';
import { soakOverload } from './overload';
import { soakSteadily } from './steady';
import { startUpstream } from './upstream';

const STAGES = ['html', 'steady', 'exports', 'overload', 'hung'] as const;

await main(async (processes) => {
  const wanted = process.argv.slice(2);
  const stages = STAGES.filter((stage) => wanted.length === 0 || wanted.includes(stage));
  const minutes = Number(process.env.SOAK_MINUTES ?? 30);
  const rate = Number(process.env.SOAK_RATE ?? 20);
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

  const settings = await startSandbox(processes, { port: ports.SANDBOX_PORT, dir: '.sandbox/soak' });
  const upstream = await startUpstream(settings.API_URL ?? '');
  const app = await startApp(processes, {
    mode: 'start',
    port: ports.PORT,
    shown: false,
    settings: {
      ...settings,
      API_URL: upstream.address,
      SOAK_MEMORY_PORT: String(ports.SOAK_MEMORY_PORT),
      NODE_OPTIONS: `--import=${new URL('memory.mjs', import.meta.url).href}`,
    },
  });
  const client = await startClient(app, browser);
  const screens = await screensOf(client);
  console.log(`${screens.length} screens: ${screens.join(' ')}`);

  const memory = ports.SOAK_MEMORY_PORT;
  const run = {
    html: () => soakHtml(client, screens),
    exports: () => soakExports({ client, upstream, memory }),
    overload: () => soakOverload(client),
    hung: () => soakHung({ client, upstream }),
    steady: () => soakSteadily(client, screens, { minutes, rate, memory }),
  };
  let good = true;
  for (const stage of stages) good = (await run[stage]()) && good;
  upstream.close();
  return good ? 0 : 1;
});
