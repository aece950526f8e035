import process from 'node:process';
import { binary } from '../process/root.mjs';

/** @typedef {import('../process/processes.mjs').Processes} Processes */

const minute = 60_000;

/** What a newer package may break, by name: quick ones first. Tests of tools are left out: many compare the repository
 * with itself (pins, licences, reviewed versions). */
export const CHECKS = /** @type {const} */ ({
  types: [
    ['next', 'next', 'typegen'],
    ['typescript', 'tsc', '--noEmit'],
  ],
  lint: [['@biomejs/biome', 'biome', 'lint', '.']],
  unit: [['vitest', 'vitest', 'run', '--project', 'unit*', 'lib/', 'components/', 'sandbox/']],
  build: [['next', 'next', 'build']],
});

/** @typedef {keyof typeof CHECKS} CheckName */
/** @typedef {{ ok: boolean, lines: string[] }} Outcome */

/** @param {Processes} processes @param {string} folder @param {CheckName} name @returns {Promise<Outcome>} */
export async function check(processes, folder, name) {
  /** @type {string[]} */
  const lines = [];
  for (const [pack, command, ...args] of CHECKS[name]) {
    const { code } = await processes.run(process.execPath, [binary(pack, command, folder), ...args], {
      cwd: folder,
      timeoutMs: 20 * minute,
      onLine: (line) => lines.push(line),
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    if (code !== 0) return { ok: false, lines };
  }
  return { ok: true, lines };
}

/** What the framework says about the future. @param {readonly string[]} lines */
export function warnings(lines) {
  return [...new Set(lines.filter((line) => /⚠|deprecated/i.test(line)).map((line) => line.trim()))];
}
