import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { checkPort } from '../process/ports.mjs';
import { binary, root } from '../process/root.mjs';
import { buildApp } from '../up/build.mjs';
import { installDependencies } from '../up/install.mjs';
import { provideBrowser } from './browser.mjs';
import { counts, judge, ofPlaywright, ofVitest } from './results.mjs';
import { provideTestPrograms } from './servers.mjs';

/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {{ name: string, run: () => Promise<Counts | void> }} Stage */

const report = join(root, 'test-results', 'report.json');

/**
 * The stages of a plan, the first of which prepares the others.
 * @param {import('../process/processes.mjs').Processes} processes
 * @param {import('./plan.mjs').Plan} plan
 * @returns {Stage[]}
 */
export function stagesOf(processes, { isQuick, isNightly, lint, vitest, playwright }) {
  /** @param {string[]} args @param {Record<string, string>} [env] */
  const node = async (args, env) =>
    (await processes.run(process.execPath, args, { inherit: true, env: { ...process.env, ...env } })).code;

  /**
   * Runs two programs that count as one test.
   * @param {string[]} first
   * @param {string[]} second
   */
  const both = async (first, second) => {
    const code = (await node(first)) || (await node(second));
    return judge(code, counts(code === 0 ? 1 : 0));
  };

  /** Runs a program that writes a report.
   * @param {(report: any) => Counts} read @param {string[]} args @param {Record<string, string>} [env] */
  const tests = async (read, args, env) => {
    await rm(report, { force: true });
    const code = await node(args, env);
    const text = await readFile(report, 'utf8').catch(() => '');
    return judge(code, text ? read(JSON.parse(text)) : undefined);
  };

  /** @type {Stage[]} */
  const stages = [
    {
      name: 'Install',
      async run() {
        for (const { port, sandboxPort, proxyPort } of playwright?.servers ?? []) {
          for (const one of [port, sandboxPort, proxyPort]) await checkPort(one, 'E2E_PORT', port + 10);
        }
        // Debian packages are installed while npm downloads.
        await Promise.all([installDependencies(processes), isQuick || provideTestPrograms(processes, isNightly)]);
      },
    },
  ];
  if (lint) {
    const knip = () => [binary('knip'), '--treat-config-hints-as-errors'];
    const biome = () => [binary('@biomejs/biome', 'biome'), 'ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`];
    stages.push({ name: 'Format and lint', run: () => both(biome(), knip()) });
    const types = async () => {
      // Generated types may be those of another branch.
      for (const old of ['types', 'dev/types']) await rm(join(root, '.next', old), { recursive: true, force: true });
      const tsc = [binary('typescript', 'tsc'), '--noEmit', '--incremental', 'false'];
      return both([binary('next'), 'typegen'], tsc);
    };
    stages.push({ name: 'Types', run: types });
  }
  for (const [name, args] of Object.entries(vitest)) {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    stages.push({ name, run: () => tests(ofVitest, [binary('vitest'), 'run', ...args, ...reporters]) });
  }
  if (playwright) {
    const run = async () => {
      const CHROMIUM = await provideBrowser(processes, { forTests: true });
      await buildApp(processes);
      const E2E_SERVERS = playwright.servers.map(({ name }) => name).join();
      const command = [binary('@playwright/test', 'playwright'), 'test', ...playwright.args, '--reporter=list,json'];
      return tests(ofPlaywright, command, { CHROMIUM, E2E_SERVERS, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    };
    stages.push({ name: 'Browser tests', run });
  }
  return stages;
}
