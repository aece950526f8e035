import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { binary, root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { sourceHash } from './source-hash.mjs';

const stampPath = join(root, '.next', 'source-stamp');
const buildIdPath = join(root, '.next', 'BUILD_ID');

/**
 * Makes the production build, unless there is one of the same sources. Does not check types.
 * @param {import('../process/processes.mjs').Processes} processes
 */
export async function buildApp(processes) {
  const step = startStep('Production build');
  const hash = await sourceHash(root);
  if (await isCurrent(hash)) return step.done('unchanged, skipped');

  await rm(stampPath, { force: true });
  await nextBuild(processes, { env: { BUILD_WITHOUT_TYPES: '1' }, onLine: step.progress });
  await writeFile(stampPath, stamp(hash, await read(buildIdPath)));
  step.done();
}

/** @param {import('../process/processes.mjs').Processes} processes
 * @param {{ folder?: string, env?: Record<string, string>, args?: string[], onLine?: (line: string) => void }} options
 * @throws {CliError} with the last output lines when the build fails */
export async function nextBuild(processes, { folder = root, env = {}, args = [], onLine }) {
  const { code, lines } = await processes.run(process.execPath, [binary('next'), 'build', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    onLine,
  });
  if (code !== 0) throw new CliError('next build failed; its last lines are above.', lines);
}

/** @param {string} hash */
async function isCurrent(hash) {
  const id = await read(buildIdPath);
  return Boolean(id) && (await read(stampPath)) === stamp(hash, id);
}

/**
 * The text that identifies a finished build. It contains the build's id, which changes if `next build` runs outside
 * this program.
 * @param {string} hash
 * @param {string | undefined} id
 */
const stamp = (hash, id) => `${hash} ${id}\n`;

/** @param {string} path @returns {Promise<string | undefined>} */
async function read(path) {
  return readFile(path, 'utf8').catch(() => undefined);
}
