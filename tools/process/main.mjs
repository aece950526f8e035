import process from 'node:process';
import { CliError } from './cli-error.mjs';
import { createProcesses } from './processes.mjs';
import { clearStep, paint } from './steps.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command of this repository, and ends its child processes before it exits. A signal is no failure: exit code 0.
 * @param {(processes: import('./processes.mjs').Processes) => Promise<number>} command resolves to the exit code
 * @param {{ graceMs?: number }} [options] before children that do not end are killed
 */
export async function main(command, options) {
  const processes = createProcesses(options);
  for (const signal of signals) process.on(signal, () => processes.end({ code: 0, reason: `Stopping (${signal}) …` }));
  // Without a terminal or pipe there is no output, but there are children to end.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => processes.end({ code: 1, reason: 'The output was closed.' }));
  }

  endWithNpm(processes);

  const outcome = await Promise.race([
    processes.ended,
    command(processes).then(
      (code) => ({ code, reason: '', lines: undefined }),
      (error) => ({
        code: 1,
        reason: error instanceof CliError ? error.message : String(error?.stack ?? error),
        lines: error instanceof CliError ? error.lines : undefined,
      }),
    ),
  ]);
  clearStep();
  const failed = outcome.code !== 0;
  if (outcome.lines?.length) console.error(outcome.lines.map((line) => `    ${line}`).join('\n'));
  if (outcome.reason) console.error(failed ? paint.red(outcome.reason) : outcome.reason);
  await processes.stop();
  if (outcome.reason && !failed) console.log('Stopped; no process is left.');
  process.exit(outcome.code);
}

/** npm sends SIGTERM to its shell only, which ends without passing it on: a change of the parent process shows it.
 * @param {import('./processes.mjs').Processes} processes */
function endWithNpm(processes) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) processes.end({ code: 0, reason: 'Stopping (npm has ended) …' });
  }, 200);
  watch.unref();
}
