import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { corrections } from './corrections.mjs';

/** What makes no part of the sources. */
const LEFT = new Set(['node_modules', '.git', '.next', '.sandbox', 'test-results', 'playwright-report']);
/** A field that is there only inside one found before takes another round. */
const MOST_ROUNDS = 4;

/**
 * Copies the working copy's sources; packages are linked: file by file where the copy is built, since the bundler
 * follows no link out of its folder.
 * @param {string} folder an empty one @param {{ isBuilt?: boolean }} [options]
 */
export function copyRepository(folder, { isBuilt = false } = {}) {
  for (const name of readdirSync(root).filter((one) => !LEFT.has(one) && !one.endsWith('.tsbuildinfo'))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const [packages, own] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  if (isBuilt) linkFiles(packages, own);
  else symlinkSync(packages, own, 'junction');
}

/** @param {string} from @param {string} to */
function linkFiles(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** @param {string} source @param {string} target */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    // Another disk.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

/** @typedef {{ api: string, token: string }} Against */

/**
 * Adapts a copy to an API as a person would: `contract:check --write` until it proposes nothing more, then the
 * corrections. @param {{ folder: string, before: string }} copies the second stays as it is, to count against
 * @param {Against} against
 */
export async function adaptCopy({ folder, before }, against) {
  let rounds = 0;
  for (let written = true; written && rounds < MOST_ROUNDS; rounds += 1) {
    const { output } = await contractCheck(folder, against, ['--write']);
    written = output.includes('Written to');
  }
  const proposed = linesChanged(before, folder);
  applyCorrections(folder, corrections);
  const all = linesChanged(before, folder);
  return { rounds, proposed, corrected: all - proposed, all };
}

/** @param {string} folder @param {typeof corrections} changes */
export function applyCorrections(folder, changes) {
  for (const { file, before, after } of changes) {
    const path = join(folder, file);
    const held = readFileSync(path, 'utf8');
    if (!held.includes(before)) throw new CliError(`The correction of ${file} finds no “${before.trim()}”.`);
    writeFileSync(
      path,
      held.replace(before, () => after),
    );
  }
}

/** Runs the copy's own contract:check. @param {string} folder @param {Against} against @param {string[]} [more] */
export async function contractCheck(folder, { api, token }, more = []) {
  const args = ['--import', 'tsx', join(folder, 'tools', 'contract-check', 'main.ts'), '--api', api, ...more];
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, CONTRACT_TOKEN: token } });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const output = `${stdout}${stderr}`;
  if (code !== 0 && code !== 1) throw new CliError('contract:check could not read the API.', output.split('\n'));
  return { output, ok: code === 0 };
}

/** The lines of lib that are new in a copy, as git counts them. @param {string} before @param {string} after */
export function linesChanged(before, after) {
  const args = ['diff', '--no-index', '--numstat', join(before, 'lib'), join(after, 'lib')];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .reduce((sum, line) => sum + Number(line.split('\t')[0]), 0);
}
