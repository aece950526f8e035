import process from 'node:process';
import { CliError } from './cli-error.mjs';
import { createProcesses } from './processes.mjs';
import { clearStep, paint } from './steps.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command of this repository: whatever way it ends, its child processes end first.
 * Being asked to stop is no failure, so a signal exits with 0.
 * @param {(processes: import('./processes.mjs').Processes) => Promise<number>} command resolves to the exit code
 * @param {{ graceMs?: number }} [options] how long children may take to end before they are killed
 */
export async function main(command, options) {
  const processes = createProcesses(options);
  for (const signal of signals) process.on(signal, () => processes.end({ code: 0, reason: `Stopping (${signal}) …` }));
  // A terminal or pipe that went away leaves nobody to print to; that is no reason to leave children behind.
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

/** npm hands SIGTERM to its shell only, which ends without telling us: notice that our parent is another one.
 * @param {import('./processes.mjs').Processes} processes */
function endWithNpm(processes) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) processes.end({ code: 0, reason: 'Stopping (npm has ended) …' });
  }, 200);
  watch.unref();
}
