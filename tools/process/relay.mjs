import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import process from 'node:process';

/** Node arguments that make a child process exit with its parent. The child needs an IPC channel. */
export const END_WITH_PARENT = ['--import', new URL('./end-with-parent.mjs', import.meta.url).href];

/**
 * Runs this command again with another Node, which is also put first on the PATH, and passes signals on.
 * @param {string} program the other Node
 * @param {string[]} [args] by default the arguments of this process
 * @returns {Promise<number>} its exit code
 */
export async function relay(program, args = [...process.execArgv, ...process.argv.slice(1)]) {
  const child = spawn(program, [...END_WITH_PARENT, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` },
  });
  onSignal((signal) => void child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/**
 * Calls `act` after a signal, and when npm has ended: npm passes SIGTERM only to its shell, which ends without passing
 * it on.
 * @param {(signal: NodeJS.Signals) => void} act
 */
export function onSignal(act) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, act);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act('SIGTERM');
  }, 200).unref();
}
