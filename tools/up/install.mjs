import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';

const shownComplaints = 12;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Locked */

/** Brings node_modules to exactly what package-lock.json says, unless it is there already.
 * @param {import('../process/processes.mjs').Processes} processes */
export async function installDependencies(processes) {
  const step = startStep('Exact versions of all packages');
  const wanted = await readPackages(join(root, 'package-lock.json'));
  if (!wanted) throw new CliError('package-lock.json is missing or broken.');
  const found = await readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (found && isInstalled(wanted, found)) return step.done('unchanged, skipped');

  const total = Object.keys(wanted).length;
  let fetched = 0;
  /** @type {string[]} npm prints the cause first and its usage after it */
  const complaints = [];
  const [command, ...args] = npm();
  const result = await processes.run(
    command,
    [...args, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'],
    {
      onLine(line) {
        if (/fetch GET 200 .*\.tgz/.test(line)) fetched += 1;
        if (/^npm error \S/.test(line) && complaints.length < shownComplaints) complaints.push(line);
        step.progress(fetched ? `npm ci: ${fetched} of at most ${total} packages fetched` : 'npm ci');
      },
    },
  );
  if (result.code !== 0) {
    step.failed();
    throw new CliError('npm ci failed; npm says why above.', complaints.length ? complaints : result.lines);
  }
  step.done(`npm ci, ${fetched} fetched`);
}

/**
 * Whether an installed tree is that of the lock file: nothing else, nothing missing but optional packages,
 * nothing made for another platform.
 * @param {Record<string, Locked>} wanted @param {Record<string, Locked>} found
 */
export function isInstalled(wanted, found, { platform = process.platform, arch = process.arch } = {}) {
  const sameVersions = Object.entries(found).every(
    ([path, { version, integrity }]) => wanted[path]?.version === version && wanted[path]?.integrity === integrity,
  );
  const complete = Object.entries(wanted).every(([path, { optional }]) => path === '' || optional || path in found);
  const native = Object.values(found).every(
    ({ os, cpu }) => (!os || os.includes(platform)) && (!cpu || cpu.includes(arch)),
  );
  return sameVersions && complete && native;
}

/** @param {string} path @returns {Promise<Record<string, Locked> | undefined>} */
async function readPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** npm as a script for this very node where it can be found, so that no shell stands between.
 * @returns {[string, ...string[]]} */
function npm() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const given = process.env.npm_execpath ?? '';
  const script = basename(given) === 'npm-cli.js' ? given : beside;
  return existsSync(script) ? [process.execPath, script] : ['npm'];
}
