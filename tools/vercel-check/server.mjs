// What the browser tests of `npm run vercel:check` meet: the build as functions, on a sandbox of its own.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { main } from '../process/main.mjs';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { root } from '../process/root.mjs';
import { startFaultProxy } from '../testing/fault-proxy.mjs';
import { buildApp } from '../up/build.mjs';
import { startSandbox } from '../up/services.mjs';
import { createInstances } from './instances.mjs';
import { createPlatform } from './platform.mjs';

// The tests name days: a fixed date keeps their data the same.
process.env.SANDBOX_NOW ??= '2026-11-01';
const dir = process.env.SANDBOX_DIR || '.sandbox/e2e';
const log = join(root, dir, 'app.log');

await main(async (processes) => {
  process.stdin.resume().once('end', () => processes.end({ code: 0, reason: '' }));
  const PORT = portFromEnv(process.env, 'PORT', 3100);
  const SANDBOX_PORT = portFromEnv(process.env, 'SANDBOX_PORT', 4100);
  const FAULT_PROXY_PORT = portFromEnv(process.env, 'FAULT_PROXY_PORT', SANDBOX_PORT + 1);
  await checkPorts({ PORT, SANDBOX_PORT, FAULT_PROXY_PORT });
  await buildApp(processes);
  const settings = await startSandbox(processes, { port: SANDBOX_PORT, dir });
  const proxy = await startFaultProxy({ port: FAULT_PROXY_PORT, target: settings.API_URL ?? '' });
  writeFileSync(log, '');
  const instances = createInstances({
    count: 3,
    requestsEach: Number(process.env.REQUESTS_EACH || 8),
    // Nothing of this machine's environment but the path: a function has its project's variables only.
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      VERCEL: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ...settings,
      API_URL: proxy.address,
      AUTH_URL: `http://localhost:${PORT}`,
      AUTH_TRUST_HOST: 'true',
      ...(process.env.REDIS_URL && { REDIS_URL: process.env.REDIS_URL }),
    },
    onLine: (line) => appendFileSync(log, `${line}\n`),
  });
  const platform = createPlatform({ instances });
  platform.listen(PORT, 'localhost');
  const { code } = await processes.ended;
  platform.closeAllConnections();
  platform.close();
  await instances.stop();
  console.log(`${instances.counts.started} instances were started, ${instances.counts.ended} ended`);
  return code;
});
