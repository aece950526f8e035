import process from 'node:process';
import { needsNewerNode, provideNewerNode } from '../node/newer-node.mjs';
import { warnOfUnsupportedNode } from '../node/version.mjs';
import { CliError } from './cli-error.mjs';
import { createProcesses } from './processes.mjs';
import { onSignal, relay } from './relay.mjs';
import { paint } from './steps.mjs';

/**
 * Runs a command of this repository and ends its child processes before exiting. If this Node is not supported,
 * installs one that is and runs the command with it.
 * @param {(processes: import('./processes.mjs').Processes) => Promise<number>} command resolves to the exit code
 * @param {{ graceMs?: number, signalCode?: number }} [options] `graceMs`: milliseconds until children are killed;
 * `signalCode`: the exit code after a signal, by default 0, because stopping a server is no failure
 */
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
async function supervise(command, { graceMs, signalCode = 0 } = {}) {
  const processes = createProcesses({ graceMs });
  onSignal((signal) => processes.end({ code: signalCode, reason: `Stopping (${signal}) …` }));
  // Writing may fail because the terminal or pipe is gone, but the children must still be ended.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => processes.end({ code: 1, reason: 'The output was closed.' }));
  }

  const { code, reason } = await Promise.race([
    processes.ended,
    command(processes).then(
      (code) => ({ code, reason: '' }),
      (error) => ({ code: 1, reason: error instanceof CliError ? error.message : String(error?.stack ?? error) }),
    ),
  ]);
  if (reason) console.error(code === 0 ? reason : paint.red(reason));
  const left = await processes.stop();
  if (left.length > 0) console.error(paint.red(left.join('\n')));
  if (reason && code === 0) console.log('Stopped; no process is left.');
  return left.length > 0 ? 1 : code;
}
