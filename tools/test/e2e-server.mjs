// What the browser tests run against: as `npm run up`, with a proxy between app and API that can be told to fail.
// It also ends when whoever holds its input does, because a killed test runner tells nobody.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { main } from '../process/main.mjs';
import { portFromEnv } from '../process/ports.mjs';
import { root } from '../process/root.mjs';
import { startFaultProxy } from '../testing/fault-proxy.mjs';
import { start } from '../up/start.mjs';

/** Every line of the app, so that tests can see what it logs. */
const appLog = join(root, process.env.SANDBOX_DIR ?? '.sandbox', 'app.log');

// The tests speak of days: theirs are always the same.
process.env.SANDBOX_NOW = '2026-11-01';

await main((processes) => {
  process.stdin.resume().once('end', () => processes.end({ code: 0, reason: '' }));
  return start(processes, 'start', {
    adapt: async (settings) => {
      writeFileSync(appLog, '');
      const port = portFromEnv(process.env, 'FAULT_PROXY_PORT', 4101);
      const { address } = await startFaultProxy({ port, target: settings.API_URL ?? '' });
      // Tests that are slowed down come from addresses of their own.
      return { ...settings, API_URL: address, TRUSTED_PROXY_HOPS: '1' };
    },
    onAppLine: (line) => appendFileSync(appLog, `${line}\n`),
  });
});
