import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError } from './cli-error.mjs';
import { END_WITH_PARENT } from './relay.mjs';

/** @typedef {{ code: number, reason: string }} Outcome */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, inherit?: boolean, timeout?: number }} Options
 * `timeout`: the milliseconds after which the process gets SIGTERM */

const keptLines = 60;
/** Time to wait for a signal after a child has ended: Ctrl-C also reaches the children, which may end before it. */
const signalLagMs = 200;
const lastLinesMs = 500;

/**
 * Manages child processes that end together. `serve` starts those that must keep running, `run` those that should
 * finish. `ended` resolves when all must end, after a signal or because a served process has ended.
 */
export function createProcesses({ graceMs = 5_000 } = {}) {
  /** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} */
  const running = new Map();
  /** @type {Array<() => Promise<unknown>>} */
  const undoing = [];
  let stopping = false;
  /** @type {(outcome: Outcome) => void} */
  let resolveEnded = () => {};
  /** @type {Promise<Outcome>} */
  const ended = new Promise((resolve) => {
    resolveEnded = resolve;
  });

  /** @param {string} command @param {string[]} args @param {Options} options */
  function start(command, args, { onLine, inherit, ...options }) {
    const output = inherit ? 'inherit' : 'pipe';
    const isNode = command === process.execPath;
    const child = spawn(command, isNode ? [...END_WITH_PARENT, ...args] : args, {
      ...options,
      stdio: isNode ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
    });
    /** @type {string[]} */
    const lines = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > keptLines) lines.shift();
        onLine?.(line);
      });
    }
    /** @type {Promise<{ code: number | null, cause: string }>} */
    const exited = new Promise((resolve) => {
      child.once('error', (error) => resolve({ code: null, cause: error.message }));
      child.once('exit', async (code, signal) => {
        // `close` comes after the last lines of output, but not while a grandchild has the pipe open.
        await Promise.race([once(child, 'close'), delay(lastLinesMs)]);
        resolve({ code, cause: signal ? `by ${signal}` : `with exit code ${code}` });
      });
    });
    running.set(child, exited);
    exited.then(() => running.delete(child));
    return { exited, lines };
  }

  return {
    ended,

    /**
     * Starts a process that must keep running. If it ends, all processes end, and its last lines are reported as the
     * cause, unless they were already `shown`.
     * @param {string} name
     * @param {string[]} nodeArgs
     * @param {Options & { shown?: boolean }} [options]
     */
    serve(name, nodeArgs, { shown = false, ...options } = {}) {
      if (stopping) return;
      const { exited, lines } = start(process.execPath, nodeArgs, options);
      exited.then(async ({ cause }) => {
        await delay(signalLagMs);
        resolveEnded({ code: 1, reason: new CliError(`The ${name} ended ${cause}.`, shown ? [] : lines).message });
      });
    },

    /**
     * Runs a command until it ends. Never resolves once the processes are being stopped.
     * @param {string} command
     * @param {string[]} args
     * @param {Options} [options]
     * @returns {Promise<{ code: number | null, lines: string[] }>}
     */
    async run(command, args, options = {}) {
      if (stopping) return new Promise(() => {});
      const { exited, lines } = start(command, args, options);
      const { code, cause } = await exited;
      if (code === null) lines.push(`${command} ended ${cause}`);
      if (code !== 0) await delay(signalLagMs);
      return stopping ? new Promise(() => {}) : { code, lines };
    },

    /**
     * Registers a cleanup, which always runs, after all children have ended. The last one registered runs first.
     * @param {() => Promise<unknown>} undo
     */
    atEnd: (undo) => void undoing.unshift(undo),

    /** Requests that all processes end. @param {Outcome} outcome */
    end(outcome) {
      stopping = true;
      resolveEnded(outcome);
    },

    /**
     * Ends every child, with SIGKILL if it still runs after the grace time. Then runs the cleanups.
     * @returns {Promise<string[]>} the messages of failed cleanups
     */
    async stop() {
      stopping = true;
      for (const child of running.keys()) child.kill('SIGTERM');
      const timer = setTimeout(() => running.forEach((_, child) => void child.kill('SIGKILL')), graceMs);
      await Promise.all(running.values());
      clearTimeout(timer);
      /** @type {string[]} */
      const left = [];
      for (const undo of undoing) await undo().catch((error) => left.push(String(error?.message ?? error)));
      return left;
    },
  };
}

/** @typedef {ReturnType<typeof createProcesses>} Processes */
