// Runs the services of compose.yaml, with and without the profile, and signs in to both with a browser.
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { main } from '../process/main.mjs';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { startStep } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { parseEnv } from '../up/env-file.mjs';
import { installDependencies } from '../up/install.mjs';
import { provideBaseImage } from './base-image.mjs';
import { answer, createChecks, readList } from './checks.mjs';
import { createCompose } from './compose.mjs';
import { provideEngine } from './engine.mjs';
import { buildStage, provideServers } from './images.mjs';

/** compose.yaml gives the sandbox and its app these. */
const fixed = { DEMO_PORT: 3000, SANDBOX_PORT: 4000 };

/** The app without the profile needs a pool and an API of others. The sandbox's are at a loopback address, so this passes
 * connections on to it from the app's own network. */
const passOn = `require('node:net').createServer((from) => {
  const to = require('node:net').connect(4000, 'sandbox');
  from.pipe(to).pipe(from);
  for (const socket of [from, to]) socket.on('error', () => { from.destroy(); to.destroy(); });
}).listen(4000, '127.0.0.1')`;

await main(async (processes) => {
  const port = portFromEnv(process.env, 'PORT', 3800);
  await checkPorts({ ...fixed, PORT: port });
  await installDependencies(processes);
  const engine = await provideEngine(processes);
  const base = await provideBaseImage(engine, processes);
  const app = await buildStage(engine, base, 'app');
  const sandbox = await buildStage(engine, base, 'sandbox');
  const servers = Object.entries(await provideServers(engine)).map(([name, image]) => [name, { image }]);
  const compose = await createCompose(engine, processes, {
    ...Object.fromEntries(servers),
    app: { image: app },
    demo: { image: app },
    // A little data is enough: the list needs rows.
    sandbox: { image: sandbox, environment: ['SANDBOX_USERS=200', 'SANDBOX_ROUNDS=500'] },
    pool: { image: app, network_mode: 'service:app', command: ['node', '-e', passOn] },
  });
  const browser = await provideBrowser(processes);
  const checks = createChecks();
  const secret = { REDIS_PASSWORD: randomBytes(32).toString('hex') };
  const all = ['--profile', 'sandbox'];
  await compose.run([...all, 'down', '--volumes', '--timeout', '2'], secret);
  const profile = startStep('With the profile: postgres, sandbox and demo');
  await compose.run([...all, 'up', '--detach', '--no-build', 'demo'], secret, profile.progress);
  profile.done();
  await checkSignIn(checks, browser, 'with the profile', `http://localhost:${fixed.DEMO_PORT}`);

  const settings = parseEnv((await compose.run([...all, 'exec', '-T', 'sandbox', 'cat', '/data/app.env'])).join('\n'));
  const address = `http://localhost:${port}`;
  const environment = { ...settings, ...secret, AUTH_URL: address, PORT: String(port) };
  const alone = startStep('Without the profile: redis and app');
  await compose.run([...all, 'up', '--detach', '--no-build', 'app', 'pool'], environment, alone.progress);
  alone.done();
  await checkSignIn(checks, browser, 'without the profile', address);
  const health = JSON.parse(await answer(`${address}/healthz`));
  checks.add('the app reaches the store that instances share', health.redis === 'reachable', String(health.redis));
  // Removed at the end of the command.
  await compose.run([...all, 'stop', '--timeout', '30'], secret);
  return checks.report();
});

/** @param {ReturnType<typeof createChecks>} checks @param {string} browser @param {string} when @param {string} address */
async function checkSignIn(checks, browser, when, address) {
  await answer(`${address}/healthz`);
  const { rows, failure } = await readList(browser, address);
  checks.add(`${when}, a browser signs in and reads a list`, rows > 0, failure ?? `${rows} rows`);
}
