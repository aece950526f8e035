import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { corrections } from './corrections.mjs';

/** What makes no part of the sources. */
const LEFT = new Set(['node_modules', '.git', '.next', '.sandbox', 'test-results', 'playwright-report']);
/** A field that is there only inside one found before takes another round. */
const MOST_ROUNDS = 4;

/** Copies the working copy's sources; packages are linked. @param {string} folder an empty one */
export function copyRepository(folder) {
  for (const name of readdirSync(root).filter((one) => !LEFT.has(one) && !one.endsWith('.tsbuildinfo'))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** @typedef {{ api: string, token: string, onRun?: (output: string) => void }} Against */

/**
 * Adapts a copy to an API as a person would: `contract:check --write` until it proposes nothing more, then the
 * corrections. @param {string} folder @param {Against} against
 */
export function adaptCopy(folder, against) {
  let rounds = 0;
  for (let written = true; written && rounds < MOST_ROUNDS; rounds += 1) {
    const { output } = contractCheck(folder, against, ['--write']);
    written = output.includes('Written to');
  }
  const proposed = linesChanged(folder);
  for (const { file, before, after } of corrections) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new CliError(`The correction of ${file} finds no “${before.trim()}”.`);
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
  }
  const all = linesChanged(folder);
  return { rounds, proposed, corrected: all - proposed, all };
}

/** Runs the copy's own contract:check. @param {string} folder @param {Against} against @param {string[]} [more] */
export function contractCheck(folder, { api, token, onRun }, more = []) {
  const args = ['--import', 'tsx', join(folder, 'tools', 'contract-check', 'main.ts'), '--api', api, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CONTRACT_TOKEN: token },
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = `${stdout}${stderr}`;
  onRun?.(output);
  if (status !== 0 && status !== 1) throw new CliError('contract:check could not read the API.', output.split('\n'));
  return { output, ok: status === 0 };
}

/** The lines of lib that are new in the copy, as git counts them. @param {string} folder */
function linesChanged(folder) {
  const args = ['diff', '--no-index', '--numstat', join(root, 'lib'), join(folder, 'lib')];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(Boolean)
    .reduce((sum, line) => sum + Number(line.split('\t')[0]), 0);
}
