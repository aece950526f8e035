// `npm run up` with new data and a proxy that injects faults. Ends when its input closes, as a killed runner sends no signal.
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { main } from '../process/main.mjs';
import { portFromEnv } from '../process/ports.mjs';
import { root } from '../process/root.mjs';
import { start } from '../up/start.mjs';
import { startFaultProxy } from './fault-proxy.mjs';

const data = join(root, process.env.SANDBOX_DIR ?? '.sandbox/e2e');
/** The app's output, which some tests read. */
const appLog = join(data, 'app.log');

// The date is fixed, because tests contain dates of the data.
process.env.SANDBOX_NOW = '2026-11-01';

await main((processes) => {
  process.stdin.resume().once('end', () => processes.end({ code: 0, reason: '' }));
  rmSync(data, { recursive: true, force: true });
  return start(processes, 'start', {
    adapt: async (settings) => {
      writeFileSync(appLog, '');
      const port = portFromEnv(process.env, 'FAULT_PROXY_PORT', 4101);
      const proxy = await startFaultProxy({ port, target: settings.API_URL ?? '' });
      // Pages wait longer than usual for the API, so that a busy machine shows no placeholders.
      const late = { SHELL_AFTER_MS: '1500' };
      // The app trusts one proxy, so that each test can send its own X-Forwarded-For and is limited separately.
      return { ...settings, ...late, API_URL: proxy.address, TRUSTED_PROXY_HOPS: '1', DESIGN_PAGE: '1' };
    },
    onAppLine: (line) => appendFileSync(appLog, `${line}\n`),
  });
});
