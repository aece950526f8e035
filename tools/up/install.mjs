import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { linkNewerNode } from '../node/newer-node.mjs';
import { npm } from '../node/npm.mjs';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Locked */

/** Installs exactly the packages of package-lock.json, unless they are already installed.
 * @param {import('../process/processes.mjs').Processes} processes */
export async function installDependencies(processes) {
  const step = startStep(`Exact versions of all packages, for Node ${process.versions.node}`);
  const wanted = await readPackages(join(root, 'package-lock.json'));
  if (!wanted) throw new CliError('package-lock.json is missing or broken. Restore it with git.');
  const found = await readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (found && isInstalled(wanted, found)) {
    await linkNewerNode();
    return step.done('unchanged, skipped');
  }

  const [command, ...args] = npm();
  const { code, lines } = await processes.run(
    command,
    [...args, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'],
    { onLine: step.progress },
  );
  if (code !== 0) {
    const errors = lines.filter((line) => /^npm error \S/.test(line));
    throw new CliError('npm ci failed; its last lines are above.', errors.length > 0 ? errors : lines);
  }
  await linkNewerNode();
  step.done('npm ci');
}

/**
 * True if all packages of the lock file for this platform are installed. Optional ones may be missing.
 * @param {Record<string, Locked>} wanted
 * @param {Record<string, Locked>} found
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
