// The server of the browser tests: `npm run up` with a proxy between app and API that injects faults on demand. It also
// ends when its input closes, because a killed test runner sends no signal.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { main } from '../process/main.mjs';
import { portFromEnv } from '../process/ports.mjs';
import { root } from '../process/root.mjs';
import { startFaultProxy } from '../testing/fault-proxy.mjs';
import { start } from '../up/start.mjs';

/** The app's output, which some tests read. */
const appLog = join(root, process.env.SANDBOX_DIR ?? '.sandbox', 'app.log');

// A fixed date keeps the data the same, since tests contain dates.
process.env.SANDBOX_NOW = '2026-11-01';

await main((processes) => {
  process.stdin.resume().once('end', () => processes.end({ code: 0, reason: '' }));
  return start(processes, 'start', {
    adapt: async (settings) => {
      writeFileSync(appLog, '');
      const port = portFromEnv(process.env, 'FAULT_PROXY_PORT', 4101);
      const proxy = await startFaultProxy({ port, target: settings.API_URL ?? '' });
      // Long enough that a busy machine shows no fallback by accident.
      const late = { SHELL_AFTER_MS: '1500' };
      // Trusts one proxy: tests send their own X-Forwarded-For, so that each has its own rate limit.
      return { ...settings, ...late, API_URL: proxy.address, TRUSTED_PROXY_HOPS: '1', DESIGN_PAGE: '1' };
    },
    onAppLine: (line) => appendFileSync(appLog, `${line}\n`),
  });
});
