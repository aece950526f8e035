import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { checkPort } from '../process/ports.mjs';
import { binary, root } from '../process/root.mjs';
import { say } from '../process/steps.mjs';
import { provideBrowser } from './browser.mjs';
import { e2eConfig, identityConfig, readE2eConfig } from './e2e-config.mjs';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  fromPlaywright,
  fromVitest,
  judge,
  oneFailed,
  onePassed,
  sum,
} from './test-counts.mjs';

/** @typedef {import('./stages.mjs').Context} Context */
/** @typedef {import('./stages.mjs').Outcome} Outcome */
/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ counts: (report: any) => Counts, failures: (report: any) => string[] }} Reader */

const minute = 60_000;
const colours = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
const ofVitest = { counts: fromVitest, failures: failuresOfVitest };
const ofPlaywright = { counts: fromPlaywright, failures: failuresOfPlaywright };

/** @param {Context} context */
export const lint = (context) =>
  allPass(context, [
    [binary('@biomejs/biome', 'biome'), 'ci', colours, '.'],
    [binary('knip'), '--treat-config-hints-as-errors'],
  ]);

/** Checks types. It first deletes generated types, which may come from another branch. @param {Context} context */
export async function types(context) {
  for (const left of ['types', 'dev/types']) await rm(join(root, '.next', left), { recursive: true, force: true });
  return allPass(context, [
    [binary('next'), 'typegen'],
    [binary('typescript', 'tsc'), '--noEmit', '--incremental', 'false'],
  ]);
}

/** Runs several commands, which together count as one test. @param {Context} context @param {string[][]} commands @returns {Promise<Outcome>} */
async function allPass({ processes }, commands) {
  for (const args of commands) {
    const { code } = await processes.run(process.execPath, args, { inherit: true, timeoutMs: 2 * minute });
    if (code !== 0) return { counts: oneFailed };
  }
  return { counts: onePassed };
}

/** @param {string[]} chosen projects and paths @returns {(context: Context) => Promise<Outcome>} */
export const vitest =
  (...chosen) =>
  async ({ processes, reports }) => {
    const report = join(reports, `vitest-${Date.now()}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [binary('vitest'), 'run', ...chosen, ...reporters];
    const { code } = await processes.run(process.execPath, args, { inherit: true, timeoutMs: 15 * minute });
    return readOutcome(code, report, ofVitest);
  };

/** Runs the browser tests. The tests that change the identity provider run separately, on another sandbox, in parallel
 * with all other tests. They start first, because they need little data. The other tests start once these have begun:
 * if both started at once, they would compile the same files twice and fill two databases.
 * @param {string[]} projects
 * @param {string[]} [paths]
 * @returns {(context: Context) => Promise<Outcome>} */
export const browserTests =
  (projects, paths = []) =>
  async (context) => {
    const identity = projects.filter((project) => project.endsWith('identity'));
    const most = projects.filter((project) => !identity.includes(project));
    if (most.length > 0) await checkPorts(e2eConfig);
    if (identity.length > 0) await checkPorts(readE2eConfig(identityConfig));
    const CHROMIUM = await provideBrowser(context.processes, { forTests: true });
    const runs = [];
    if (identity.length > 0) {
      await new Promise((started) => {
        const env = { CHROMIUM, E2E_PART: 'identity', ...identityConfig };
        const run = playwright(context, identity, paths, env, () => started(undefined));
        runs.push(run);
        run.finally(() => started(undefined)).catch(() => {});
      });
    }
    if (most.length > 0) runs.push(playwright(context, most, paths, { CHROMIUM, E2E_PART: 'most' }));
    const outcomes = await Promise.all(runs);
    return {
      counts: sum(outcomes.map(({ counts }) => counts)),
      failures: outcomes.flatMap(({ failures = [] }) => failures),
    };
  };

/** Checks all ports that depend on E2E_PORT, because Playwright would report a taken port with a stack trace.
 * @param {typeof e2eConfig} of */
async function checkPorts({ port, sandboxPort, proxyPort }) {
  for (const one of [port, sandboxPort, proxyPort]) await checkPort(one, 'E2E_PORT', () => e2eConfig.port + 10);
}

/** @param {Context} context @param {string[]} projects @param {string[]} paths @param {Record<string, string>} env
 * @param {() => void} [onTests] called when the server is ready and tests begin */
async function playwright({ processes, reports }, projects, paths, env, onTests) {
  await rm(join(root, readE2eConfig({ ...process.env, ...env }).dir), { recursive: true, force: true });
  const report = join(reports, `playwright-${env.E2E_PART}.json`);
  const chosen = [...projects.map((project) => `--project=${project}`), ...paths];
  const { code, lines } = await processes.run(
    process.execPath,
    [binary('@playwright/test', 'playwright'), 'test', ...chosen],
    {
      onLine: (line) => {
        say(line);
        if (line.startsWith('Running ')) onTests?.();
      },
      timeoutMs: 60 * minute,
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  const outcome = await readOutcome(code, report, ofPlaywright);
  return ran(outcome) ? outcome : { ...outcome, failures: [`browser tests, ${env.E2E_PART}: none ran`, ...lines] };
}

/** @param {Outcome} outcome */
const ran = ({ counts, failures = [] }) => counts.passed > 0 || failures.length > 0;

/** Reads the report of a stage. A stage whose report is missing or cannot be parsed has failed.
 * @param {number | null} code @param {string} path @param {Reader} read
 * @returns {Promise<Outcome>} */
async function readOutcome(code, path, read) {
  try {
    const report = JSON.parse(await readFile(path, 'utf8'));
    return { counts: judge(code, read.counts(report)), failures: read.failures(report) };
  } catch (error) {
    say(`No report was written: ${error instanceof Error ? error.message : error}`);
    return { counts: judge(code, undefined) };
  }
}
