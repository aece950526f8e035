// Runs the build as functions are run on Vercel, and journeys of staff against it: without REDIS_URL, then with it.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { main } from '../process/main.mjs';
import { portFromEnv } from '../process/ports.mjs';
import { binary, root } from '../process/root.mjs';
import { paint, say } from '../process/steps.mjs';
import { provideTestBrowser } from '../test/browser.mjs';
import { hasRedis, startRedis } from '../test/redis.mjs';

const minute = 60_000;

await main(async (processes) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const browser = await provideTestBrowser(processes);
  const PORT = portFromEnv(process.env, 'PORT', 3600);
  const SANDBOX_PORT = portFromEnv(process.env, 'SANDBOX_PORT', 4600);
  const faults = `http://127.0.0.1:${SANDBOX_PORT + 1}`;
  /** @param {string} title @param {Record<string, string>} env */
  const journeys = async (title, env) => {
    say(`\n${paint.bold(title)}`);
    const config = join('tools', 'vercel-check', 'playwright.config.ts');
    const args = [binary('@playwright/test', 'playwright'), 'test', '--config', config, ...positionals];
    const { code } = await processes.run(process.execPath, args, {
      inherit: true,
      timeoutMs: 30 * minute,
      env: {
        ...process.env,
        CHROMIUM: browser,
        E2E_PORT: String(PORT),
        E2E_SANDBOX_PORT: String(SANDBOX_PORT),
        FAULT_PROXY_PORT: String(SANDBOX_PORT + 1),
        E2E_FAULT_PROXY: faults,
        ...env,
      },
    });
    return code === 0;
  };
  // The journeys start from new data.
  await rm(join(root, '.sandbox', 'e2e'), { recursive: true, force: true });
  const passed = [await journeys('Without REDIS_URL', { REDIS_URL: '' })];
  if (hasRedis) {
    const redis = await startRedis();
    passed.push(await journeys('With REDIS_URL', { REDIS_URL: redis.url }));
    await redis.stop();
  } else say('Not checked: with REDIS_URL, since there is no redis-server on this machine.');
  const good = passed.every(Boolean);
  say(good ? paint.green('The build runs as functions.') : paint.red('Something does not work as a function.'));
  return good ? 0 : 1;
});
