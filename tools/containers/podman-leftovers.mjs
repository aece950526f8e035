import { mkdir, readFile, rm } from 'node:fs/promises';
import { CliError } from '../process/cli-error.mjs';

/** @typedef {import('../process/processes.mjs').Run} Run */

/** @param {string} mounts the text of /proc/self/mounts @param {string} folder
 * @returns {string[]} the mount points below it, inner ones first */
export function mountsBelow(mounts, folder) {
  const points = mounts.split('\n').map((line) => (line.split(' ')[1] ?? '').replaceAll('\\040', ' '));
  return points.filter((point) => point.startsWith(`${folder}/`)).sort((one, other) => other.length - one.length);
}

/** Removes the containers, networks, volumes and mounts of this and earlier runs, finished or interrupted. Images stay:
 * the next run starts from them. @param {Run} run @param {(args: string[]) => Promise<string[]>} podman
 * @param {string} folder of Podman @param {string} temporary a folder in it, which is emptied */
export async function removeLeftovers(run, podman, folder, temporary) {
  // Those of builds are external to Podman.
  const containers = await podman(['ps', '--all', '--external', '--quiet']);
  // Those that share another's network are removed with it, before their own turn.
  const removal = ['rm', '--force', '--depend', '--ignore', '--time', '0', '--volumes'];
  if (containers.length > 0) await podman([...removal, ...containers]);
  await podman(['network', 'prune', '--force']);
  await podman(['volume', 'prune', '--force']);
  await unmountBelow(run, folder);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
}

/** @param {Run} run @param {string} folder */
async function unmountBelow(run, folder) {
  for (const point of mountsBelow(await readFile('/proc/self/mounts', 'utf8'), folder)) {
    const { code, lines } = await run('umount', [point]);
    if (code !== 0) throw new CliError(`${point} stays mounted: ${lines.at(-1)}`);
  }
}
