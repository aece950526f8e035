import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { npm } from '../process/npm.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { temporary } from './engine.mjs';

/** @typedef {import('../process/processes.mjs').Processes} Processes */

const standIn = 'localhost/fairway-base';

/** The name and digest of the image that the Dockerfile starts from. */
export async function baseImageName() {
  const [, name = ''] = /^FROM (\S+) AS base$/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8')) ?? [];
  return name;
}

/**
 * What the Dockerfile starts from: Docker fetches it; for Podman it is put together from Debian's packages and from the
 * Node and npm that run this, in place of a registry of images.
 * @param {import('./engine.mjs').Engine} engine @param {Processes} processes
 * @returns {Promise<{ name: string, buildArgs: string[] }>} the image, and what makes a build use it
 */
export async function provideBaseImage(engine, processes) {
  const step = startStep('Base image');
  const name = await baseImageName();
  if (engine.name === 'docker') {
    await engine.run(['pull', '--quiet', name], { onLine: step.progress });
    step.done(name);
    return { name, buildArgs: [] };
  }
  const wanted = `${name} ${process.version}`;
  const found = await engine.inspect(standIn, '{{json .Labels}}').catch(() => '');
  if (!found.includes(wanted)) await putTogether(engine, processes, step, wanted);
  step.done(`in place of ${name}, of Debian's packages and Node ${process.versions.node}`);
  return { name: standIn, buildArgs: ['--from', standIn] };
}

/** @param {import('./engine.mjs').Engine} engine @param {Processes} processes
 * @param {import('../process/steps.mjs').Step} step @param {string} mark */
async function putTogether(engine, processes, step, mark) {
  const folder = await mkdtemp(join(temporary, 'base-'));
  const image = join(folder, 'root');
  const onLine = step.progress;
  await mustRun(processes, 'debootstrap', ['--variant=minbase', 'bookworm', image], onLine);
  const local = join(image, 'usr', 'local');
  await copyFile(process.execPath, join(local, 'bin', 'node'));
  await addNpm(local);
  // As the image of its name: an unprivileged user with this id, and nothing of the package manager's.
  await mustRun(processes, 'chroot', [image, 'useradd', '--uid', '1000', '--create-home', 'node'], onLine);
  await rm(join(image, 'var', 'cache', 'apt'), { recursive: true, force: true });
  const archive = join(folder, 'image.tar');
  await mustRun(processes, 'tar', ['-C', image, '-cf', archive, '.'], onLine);
  await engine.run(['import', '--change', `LABEL fairway.base="${mark}"`, archive, standIn], { onLine });
  await rm(folder, { recursive: true });
}

/** npm as it runs here, with this machine's certificate authorities. @param {string} local */
async function addNpm(local) {
  const [, script] = npm();
  if (!script) throw new CliError('npm is not found: start this by `npm run`.');
  const modules = join(local, 'lib', 'node_modules');
  await mkdir(modules, { recursive: true });
  await cp(dirname(dirname(script)), join(modules, 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  }
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (!authorities) return;
  await mkdir(join(local, 'etc'), { recursive: true });
  await copyFile(authorities, join(local, 'etc', 'npm-authorities.pem'));
  await writeFile(join(local, 'etc', 'npmrc'), 'cafile=/usr/local/etc/npm-authorities.pem\n');
}

/** @param {Processes} processes @param {string} command @param {string[]} args @param {(line: string) => void} onLine */
async function mustRun(processes, command, args, onLine) {
  const { code, lines } = await processes.run(command, args, { onLine, timeoutMs: 900_000 });
  if (code !== 0) throw new CliError(`${command} failed; its last lines are above.`, lines);
}
