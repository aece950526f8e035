import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { binary, root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { sourceHash } from './source-hash.mjs';

const stampPath = join(root, '.next', 'source-stamp');
const buildIdPath = join(root, '.next', 'BUILD_ID');

/** Makes the production build, unless the one at hand is of these very sources.
 * @param {import('../process/processes.mjs').Processes} processes */
export async function buildApp(processes) {
  const step = startStep('Production build');
  const hash = await sourceHash(root);
  if (await isCurrent(hash)) return step.done('unchanged, skipped');

  await rm(stampPath, { force: true });
  const result = await processes.run(process.execPath, [binary('next'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => step.progress(line),
  });
  const id = await read(buildIdPath);
  if (result.code !== 0 || !id) {
    step.failed();
    throw new CliError('next build failed; its last lines are above.', result.lines);
  }
  await writeFile(stampPath, stamp(hash, id));
  step.done();
}

/** @param {string} hash */
async function isCurrent(hash) {
  const id = await read(buildIdPath);
  return Boolean(id) && (await read(stampPath)) === stamp(hash, id);
}

/** A build made by hand since then has another id. @param {string} hash @param {string | undefined} id */
const stamp = (hash, id) => `${hash} ${id}\n`;

/** @param {string} path @returns {Promise<string | undefined>} */
async function read(path) {
  return readFile(path, 'utf8').catch(() => undefined);
}
