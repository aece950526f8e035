import process from 'node:process';
import { needsNewerNode, provideNewerNode } from '../node/newer-node.mjs';
import { warnOfUnsupportedNode } from '../node/version.mjs';
import { CliError } from './cli-error.mjs';
import { createProcesses } from './processes.mjs';
import { relay, whenNpmEnds } from './relay.mjs';
import { clearSteps, paint } from './steps.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Runs a command of this repository and ends its child processes before exiting. After a signal the exit code is 0,
 * because stopping a server is no failure. If this Node is not supported, installs one that is and runs the command with it.
 * @param {(processes: import('./processes.mjs').Processes) => Promise<number>} command resolves to the exit code
 * @param {{ graceMs?: number, signalCode?: number }} [options] `graceMs`: milliseconds within which children must end before they are killed;
 * `signalCode`: the exit code after a signal, for commands whose work is then incomplete */
export async function main(command, options) {
  if (!needsNewerNode()) {
    warnOfUnsupportedNode();
    process.exit(await supervise(command, options));
  }
  let program = '';
  const code = await supervise(async (processes) => {
    program = await provideNewerNode(processes);
    return 0;
  }, options);
  process.exit(program ? await relay(program) : code);
}

/** @param {Parameters<typeof main>[0]} command @param {Parameters<typeof main>[1]} options @returns {Promise<number>} */
async function supervise(command, options) {
  const processes = createProcesses(options);
  const { signalCode = 0 } = options ?? {};
  for (const signal of signals) {
    process.on(signal, () => processes.end({ code: signalCode, reason: `Stopping (${signal}) …` }));
  }
  // Writing fails when the terminal or pipe is gone, but the children must still be ended.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => processes.end({ code: 1, reason: 'The output was closed.' }));
  }

  whenNpmEnds(() => processes.end({ code: signalCode, reason: 'Stopping (npm has ended) …' }));

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
  clearSteps();
  const failed = outcome.code !== 0;
  if (outcome.lines?.length) console.error(outcome.lines.map((line) => `    ${line}`).join('\n'));
  if (outcome.reason) console.error(failed ? paint.red(outcome.reason) : outcome.reason);
  const left = await processes.stop();
  for (const what of left) console.error(paint.red(what));
  if (left.length > 0) return 1;
  if (outcome.reason && !failed) console.log('Stopped; no process is left.');
  return outcome.code;
}
