// Builds the image of the Dockerfile, runs it as compose.yaml does, and signs in to it with a browser.
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { say } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { installDependencies } from '../up/install.mjs';
import { startSandbox } from '../up/services.mjs';
import { provideBaseImage } from './base-image.mjs';
import { createChecks, readList, untilReady } from './checks.mjs';
import { provideEngine } from './engine.mjs';
import { buildStage } from './images.mjs';

const container = 'fairway-image-check';
const dir = '.sandbox/image-check';

/** As compose.yaml runs it; a test holds them equal. */
const limits = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
const memory = '768m';
const processLimit = '128';

/** By itself: 143 is 128 and the number of SIGTERM, as the framework says it; 137 would be killed. */
const ended = new Set(['0', '143']);

const mostAddedBytes = 200_000_000;
const mostStartMs = 2_000;

await main(async (processes) => {
  const ports = {
    PORT: portFromEnv(process.env, 'PORT', 3700),
    SANDBOX_PORT: portFromEnv(process.env, 'SANDBOX_PORT', 4700),
  };
  await checkPorts(ports);
  await installDependencies(processes);
  const engine = await provideEngine(processes);
  const base = await provideBaseImage(engine, processes);
  const image = await buildStage(engine, base, 'app');

  const checks = createChecks();
  const added = Number(await engine.inspect(image, '{{.Size}}')) - Number(await engine.inspect(base.name, '{{.Size}}'));
  checks.add('adds to its base', added <= mostAddedBytes, `${Math.round(added / 1e6)} MB, at most 200`);

  // A little data is enough: the list needs rows.
  process.env.SANDBOX_USERS ||= '200';
  process.env.SANDBOX_ROUNDS ||= '500';
  process.env.PORT = String(ports.PORT);
  const settings = await startSandbox(processes, { port: ports.SANDBOX_PORT, dir });
  const browser = await provideBrowser(processes);
  const address = `http://localhost:${ports.PORT}`;
  const environment = { ...settings, AUTH_URL: address, AUTH_TRUST_HOST: 'true', PORT: String(ports.PORT) };
  const given = Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`);

  const limited = [...limits, `--memory=${memory}`, `--pids-limit=${processLimit}`];
  engine.removeAtEnd(container);
  await engine.run(['run', '--detach', '--name', container, '--network=host', ...limited, ...given, image]);
  await checkStart(engine, checks, `${address}/healthz`);
  await checkLimits(engine, checks);
  const { rows, failure } = await readList(browser, address);
  checks.add('a browser signs in and reads a list', rows > 0, failure ?? `${rows} rows`);
  await checkEnd(engine, checks);
  return checks.report();
});

/** Other work on the machine slows a start down: what the process waited for a processor does not count, and the fastest
 * of three does. @param {import('./engine.mjs').Engine} engine @param {ReturnType<typeof createChecks>} checks
 * @param {string} url */
async function checkStart(engine, checks, url) {
  const own = (/** @type {{ ms: number, waited: number }} */ { ms, waited }) => ms - waited;
  let fastest = await untilReady(url, engine, container);
  for (let repeated = 0; repeated < 2 && own(fastest) > mostStartMs; repeated += 1) {
    await engine.run(['restart', '--time', '30', container]);
    const next = await untilReady(url, engine, container);
    if (own(next) < own(fastest)) fastest = next;
  }
  const [seconds, waited] = [own(fastest), fastest.waited].map((ms) => `${(ms / 1000).toFixed(1)} s`);
  checks.add('answers after', own(fastest) <= mostStartMs, `${seconds}, at most 2; ${waited} more for a processor`);
}

/** What the process in the container says of itself. @param {import('./engine.mjs').Engine} engine
 * @param {ReturnType<typeof createChecks>} checks */
async function checkLimits(engine, checks) {
  const script = `const { readFileSync, writeFileSync } = require('node:fs');
    let written = 'written'; try { writeFileSync('/app/x', ''); } catch ({ code }) { written = code; }
    const status = readFileSync('/proc/1/status', 'utf8');
    const of = (name) => RegExp(name + ':\\\\s*(\\\\w+)').exec(status)[1];
    console.log(JSON.stringify([process.getuid(), written, process.constrainedMemory(), of('CapEff'), of('NoNewPrivs')]))`;
  const lines = await engine.run(['exec', container, 'node', '-e', script]);
  const [user, written, bytes, capabilities, noNew] = JSON.parse(lines.at(-1) ?? '[]');
  checks.add('runs as its user', user === 1000, `user ${user}`);
  checks.add('writes nothing to its root', written === 'EROFS', written);
  checks.add('has its memory limit', bytes === 768 * 2 ** 20, `${Math.round(bytes / 2 ** 20)} MiB`);
  checks.add('has no capability and gets none', /^0+$/.test(capabilities) && noNew === '1', capabilities);
  const [, ...command] = JSON.parse(await engine.inspect(container, '{{json .Config.Healthcheck.Test}}'));
  const healthy = await engine.run(['exec', container, ...command]).then(() => true, ignoreFailure);
  checks.add('its own health check passes', healthy, command[0]);
}

/** @param {import('./engine.mjs').Engine} engine @param {ReturnType<typeof createChecks>} checks */
async function checkEnd(engine, checks) {
  const started = performance.now();
  await engine.run(['stop', '--time', '30', container]);
  const ms = performance.now() - started;
  const code = await engine.inspect(container, '{{.State.ExitCode}}');
  const log = await engine.run(['logs', container]);
  const said = log.some((line) => line.includes('"server.stopping"'));
  const clean = said && ended.has(code);
  checks.add('SIGTERM ends it cleanly', clean, `exit code ${code} after ${(ms / 1000).toFixed(1)} s`);
  if (!clean) for (const line of log.slice(-10)) say(`    ${line}`);
}

/** @param {unknown} error @returns {false} */
function ignoreFailure(error) {
  if (error instanceof CliError) return false;
  throw error;
}
