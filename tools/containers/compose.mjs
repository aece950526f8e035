import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { aptInstall } from '../test/debian.mjs';
import { findProgram } from '../test/programs.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {import('../process/processes.mjs').Processes} Processes */

export const project = 'fairway-check';
const folder = join(root, '.sandbox', 'containers');
const socket = join(folder, 'podman.sock');

/** compose.yaml, run by Docker's compose, or by Debian's docker-compose over Podman's socket.
 * @param {Engine} engine @param {Processes} processes
 * @param {Record<string, unknown>} services what the check changes of compose.yaml's services, or adds */
export async function createCompose(engine, processes, services) {
  const override = join(folder, 'compose.check.json');
  await mkdir(folder, { recursive: true });
  await writeFile(override, JSON.stringify({ services }, null, 2));
  const files = ['--project-name', project, '--file', join(root, 'compose.yaml'), '--file', override];
  const { command, args, env } = engine.name === 'docker' ? ofDocker() : await ofPodman(engine, processes);

  // Podman's containers, networks and volumes are removed by its engine.
  if (engine.name === 'docker') {
    processes.atEnd(async (own) => {
      const { code, lines } = await own(command, [...args, ...files, '--profile', 'sandbox', 'down', '--volumes']);
      if (code !== 0) throw new CliError(`Some containers are left: ${lines.at(-1)}`);
    });
  }

  return {
    /** @param {string[]} given @param {Record<string, string>} [environment] @param {(line: string) => void} [onLine] */
    async run(given, environment = {}, onLine) {
      const { code, lines } = await processes.run(command, [...args, ...files, ...given], {
        cwd: root,
        env: { ...process.env, ...env, ...environment },
        onLine,
        timeoutMs: 900_000,
      });
      if (code !== 0) throw new CliError(`compose ${given.join(' ')} failed; its last lines are above.`, lines);
      return lines;
    },
  };
}

function ofDocker() {
  return { command: findProgram('docker') ?? '', args: ['compose'], env: {} };
}

/** @param {Engine} engine @param {Processes} processes */
async function ofPodman(engine, processes) {
  if (!findProgram('docker-compose')) {
    const step = startStep('docker-compose');
    const { ok, lines } = await aptInstall(processes, step, ['docker-compose']);
    if (!ok) throw new CliError('apt-get could not install docker-compose.', lines);
    step.done();
  }
  void engine.run(['system', 'service', '--time=0', `unix://${socket}`]).catch(ignoreEnd);
  void repeatHealthChecks(engine);
  return { command: findProgram('docker-compose') ?? '', args: [], env: { DOCKER_HOST: `unix://${socket}` } };
}

/** Podman leaves the times of health checks to systemd, which is not everywhere: the interval is that of compose.yaml and
 * the Dockerfile. @param {Engine} engine */
async function repeatHealthChecks(engine) {
  for (;;) {
    await delay(5_000, undefined, { ref: false });
    const names = await engine.run(['ps', '--filter', `name=^${project}`, '--format', '{{.Names}}']).catch(() => []);
    for (const name of names) await engine.run(['healthcheck', 'run', name]).catch(ignoreEnd);
  }
}

/** A health check that fails is no failure of the command, and neither is the end of the service with it.
 * @param {unknown} error */
function ignoreEnd(error) {
  if (!(error instanceof CliError)) throw error;
}
