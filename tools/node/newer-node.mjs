import { readFileSync } from 'node:fs';
import { mkdir, readlink, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { npm } from './npm.mjs';
import { isSupported, isUsable, supportedText } from './version.mjs';

const folder = join(root, 'tools', 'node');
const packages = join(folder, 'node_modules');
const isWindows = process.platform === 'win32';

/** The npm package that contains Node for this platform. */
const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const program = join(packages, name, 'bin', isWindows ? 'node.exe' : 'node');

const wanted = readJson(join(folder, 'package.json'))?.optionalDependencies[name];

/**
 * True if the commands must run on another Node. False if this Node is the one that `provideNewerNode` installed, or if
 * npm has no supported version for this platform and this Node is usable.
 */
export function needsNewerNode() {
  if (isSupported()) return false;
  const isInstalled = process.execPath.startsWith(packages + sep) && process.versions.node === wanted;
  return !isInstalled && (!isUsable() || isSupported(wanted));
}

/**
 * Installs the Node version of this folder's lock file here, unless it is installed. `npm ci` in the repository does
 * not remove it.
 * @param {import('../process/processes.mjs').Processes} processes
 * @returns {Promise<string>} the path of its program
 */
export async function provideNewerNode(processes) {
  const own = `${process.execPath} is Node ${process.versions.node}, and this needs ${supportedText}`;
  if (!wanted) throw new CliError(`${own}: install the version in .nvmrc.`);
  if (readJson(join(packages, name, 'package.json'))?.version === wanted) return program;

  const step = startStep(`${own}: installing ${wanted} in tools/node (npm package ${name})`);
  const [command, ...args] = npm();
  const { code, lines } = await processes.run(
    command,
    [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, onLine: step.progress },
  );
  if (code !== 0 || readJson(join(packages, name, 'package.json'))?.version !== wanted) {
    throw new CliError(`${own}: npm could not install it. Install the version in .nvmrc.`, lines);
  }
  step.done();
  return program;
}

/** Links the newer Node into node_modules/.bin, which is on the PATH of every `npm run`. */
export async function linkNewerNode() {
  if (isWindows || !process.execPath.startsWith(packages + sep)) return;
  const commands = join(root, 'node_modules', '.bin');
  const [link, target] = [join(commands, 'node'), relative(commands, program)];
  if ((await readlink(link).catch(() => undefined)) === target) return;
  await mkdir(dirname(link), { recursive: true });
  await rm(link, { force: true });
  await symlink(target, link);
}

/** @param {string} path @returns {any} undefined when the file cannot be read */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
