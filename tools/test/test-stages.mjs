import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { binary, root } from '../process/root.mjs';
import { clearSteps, duration, paint, say, startStep } from '../process/steps.mjs';
import { buildApp } from '../up/build.mjs';
import { installDependencies } from '../up/install.mjs';
import { provideTestBrowser } from './browser.mjs';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  flakyOfPlaywright,
  flakyOfVitest,
  fromPlaywright,
  fromVitest,
  judge,
  oneFailed,
  onePassed,
  sum,
  summary,
} from './test-counts.mjs';

/** @typedef {import('../process/processes.mjs').Processes} Processes */
/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, failures?: string[], flaky?: string[] }} Outcome */
/** @typedef {{ counts: (report: any) => Counts, failures: (report: any) => string[], flaky: (report: any) => string[] }} Reader */

const minute = 60_000;
const colours = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
const ofVitest = { counts: fromVitest, failures: failuresOfVitest, flaky: flakyOfVitest };
const ofPlaywright = { counts: fromPlaywright, failures: failuresOfPlaywright, flaky: flakyOfPlaywright };
/** Preparation counts only when it fails. */
const none = { passed: 0, failed: 0, skipped: 0 };

/** Runs the whole suite; the last line is the sum. @param {Processes} processes @returns {Promise<number>} */
export async function runTests(processes) {
  const reports = await mkdtemp(join(tmpdir(), 'fairway-test-'));
  /** @type {Array<Outcome & { name: string, ms: number }>} */
  const stages = [];
  /** @param {string} name @param {() => Promise<Outcome>} run */
  const stage = async (name, run) => {
    const started = performance.now();
    say(`\n${paint.bold(name)}`);
    const outcome = await run().catch(reportFailure);
    stages.push({ ...outcome, name, ms: performance.now() - started });
    return outcome.counts.failed === 0;
  };

  const installed = await stage('Install', async () => {
    await installDependencies(processes);
    const { provideServers } = await import('./servers.mjs');
    await provideServers(processes, startStep('Servers of some tests'));
    return { counts: none };
  });
  if (installed) {
    await stage('Format and lint', () => allPass(processes, [[binary('@biomejs/biome', 'biome'), 'ci', colours, '.']]));
    await stage('Types', () =>
      allPass(processes, [
        [binary('next'), 'typegen'],
        [binary('typescript', 'tsc'), '--noEmit'],
      ]),
    );
    await stage('Unit tests', () => vitest(processes, 'unit*', reports));
    await stage('HTTP tests', () => vitest(processes, 'http', reports));
    await stage('On PostgreSQL', () => vitest(processes, 'postgres', reports));
    const built = await stage('Build', async () => {
      await buildApp(processes);
      return { counts: none };
    });
    if (built) await stage('Browser tests', () => playwright(processes, reports));
  }
  await rm(reports, { recursive: true, force: true });

  say();
  for (const { name, counts, ms } of stages) {
    const mark = counts.failed ? paint.red('✗') : paint.green('✓');
    say(`${mark} ${name.padEnd(16)} ${duration(ms).padStart(10)}${counts === none ? '' : `  ${summary(counts)}`}`);
  }
  for (const name of stages.flatMap(({ failures = [] }) => failures)) say(paint.red(`  ✗ ${name}`));
  for (const name of stages.flatMap(({ flaky = [] }) => flaky)) {
    say(paint.yellow(`  ↻ passed only when repeated: ${name}`));
  }
  const total = sum(stages.map(({ counts }) => counts));
  say(summary(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** @param {unknown} error @returns {Outcome} */
function reportFailure(error) {
  if (!(error instanceof CliError)) throw error;
  clearSteps();
  for (const line of error.lines) say(`    ${line}`);
  say(paint.red(error.message));
  return { counts: oneFailed };
}

/** Commands that count as one test. @param {Processes} processes @param {string[][]} commands */
async function allPass(processes, commands) {
  for (const args of commands) {
    const { code } = await processes.run(process.execPath, args, { inherit: true, timeoutMs: 2 * minute });
    if (code !== 0) return { counts: oneFailed };
  }
  return { counts: onePassed };
}

/** @param {Processes} processes @param {'unit*' | 'http' | 'postgres'} project @param {string} reports */
async function vitest(processes, project, reports) {
  const report = join(reports, `vitest-${project.replace('*', '')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [binary('vitest'), 'run', '--project', project, ...reporters];
  const { code } = await processes.run(process.execPath, args, { inherit: true, timeoutMs: 8 * minute });
  return readOutcome(code, report, ofVitest);
}

/** @param {Processes} processes @param {string} reports */
async function playwright(processes, reports) {
  const browser = await provideTestBrowser(processes);
  // Browser tests start from new data.
  await rm(join(root, '.sandbox', 'e2e'), { recursive: true, force: true });
  const report = join(reports, 'playwright.json');
  const { code } = await processes.run(process.execPath, [binary('@playwright/test', 'playwright'), 'test'], {
    inherit: true,
    timeoutMs: 60 * minute,
    env: { ...process.env, CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readOutcome(code, report, ofPlaywright);
}

/** Without a readable report the stage has failed. @param {number | null} code @param {string} path @param {Reader} read */
async function readOutcome(code, path, read) {
  try {
    const report = JSON.parse(await readFile(path, 'utf8'));
    return { counts: judge(code, read.counts(report)), failures: read.failures(report), flaky: read.flaky(report) };
  } catch (error) {
    say(`No report was written: ${error instanceof Error ? error.message : error}`);
    return { counts: judge(code, undefined) };
  }
}
