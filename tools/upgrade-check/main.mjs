// Tries the newest version within the major one of every package, in a copy, and names what breaks.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { root } from '../process/root.mjs';
import { paint, say, startStep } from '../process/steps.mjs';
import { CHECKS, check, warnings } from './checks.mjs';
import { changes, groups, loosened } from './versions.mjs';

/** @typedef {import('./versions.mjs').Change} Change @typedef {import('./checks.mjs').CheckName} CheckName */

const LEFT_OUT = new Set(['node_modules', '.next', '.sandbox', '.git', 'test-results', 'playwright-report']);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = /** @type {CheckName[]} */ (Object.keys(CHECKS));
/** @param {readonly Change[]} all */
const listed = (all) => all.map(({ name, from, to }) => `${name} ${from} → ${to}`).join(', ');

await main(async (processes) => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } });
  const { only, keep = false } = values;
  /** @param {string} folder */
  const remove = async (folder) => {
    if (!keep) await rm(folder, { recursive: true, force: true });
  };

  /** A copy with newer packages. @param {(name: string) => boolean} chosen */
  const updated = async (chosen) => {
    const folder = mkdtempSync(join(tmpdir(), 'fairway-upgrade-'));
    processes.atEnd(() => remove(folder));
    cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(relative(root, path))) });
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(loosened(manifest, chosen), null, 2)}\n`);
    const { code, lines } = await processes.run('npm', ['update', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
    });
    if (code !== 0) throw new CliError('npm update failed; npm says why above.', lines);
    /** @param {string} name */
    const installed = (name) =>
      JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
    return { folder, found: changes(manifest, installed) };
  };

  const step = startStep('The newest version of every package within its major one');
  const all = await updated((name) => !only || name.includes(only));
  step.done(all.found.length === 0 ? 'nothing is newer' : `${all.found.length} are newer`);
  for (const { name, from, to } of all.found) say(`  ${name} ${from} → ${to}`);

  const failed = /** @type {CheckName[]} */ ([]);
  for (const name of names) {
    const running = startStep(name);
    const { ok, lines } = await check(processes, all.folder, name);
    if (ok) running.done();
    else {
      running.failed();
      for (const line of lines.slice(-15)) say(paint.dim(`    ${line}`));
      failed.push(name);
    }
    if (name === 'build') for (const line of warnings(lines)) say(paint.yellow(`  the build warns: ${line}`));
  }
  if (failed.length === 0) {
    say(paint.green(all.found.length === 0 ? 'Nothing to upgrade; all checks pass.' : 'All can be upgraded.'));
    return 0;
  }
  const candidates = groups(all.found);
  if (candidates.length === 0) throw new CliError(`${failed.join(', ')} fails as it stands: nothing is newer.`);
  let named = 0;
  for (const group of candidates) {
    const running = startStep(`By itself: ${listed(group)}`);
    const own = new Set(group.map(({ name }) => name));
    const { folder } = await updated((name) => own.has(name));
    /** @type {string[]} */
    const broken = [];
    for (const name of failed) if (!(await check(processes, folder, name)).ok) broken.push(name);
    if (broken.length === 0) running.done();
    else running.failed(`breaks ${broken.join(', ')}`);
    named += broken.length > 0 ? 1 : 0;
    await remove(folder);
  }
  if (named === 0) say(paint.red(`${failed.join(', ')} fails with all together, and with none by itself.`));
  return 1;
});
