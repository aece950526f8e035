import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {import('node:child_process').ChildProcess} Child */
/** @typedef {{ code: number, reason: string, lines?: string[] }} Outcome */
/** @typedef {{ code: number | null, timedOut: boolean, lines: string[] }} Finished */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, inherit?: boolean }} Options */

/** @typedef {(command: string, args: string[], options?: Options & { timeoutMs?: number }) => Promise<Finished>} Run */
/** @typedef {(run: Run) => Promise<void>} Undo */

const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
const keptLines = 60;
/** Milliseconds to wait for a signal after a child has ended: Ctrl-C in a terminal also reaches the children, which may
 * end before this process handles the signal. */
const signalLagMs = 200;
const lastLinesMs = 500;

/** Manages child processes that end together. `serve` starts processes that must keep running, and `run` starts
 * processes that should finish. `ended` resolves when all processes must end, after a signal or because a served
 * process has ended. */
export function createProcesses({ graceMs = 5_000 } = {}) {
  /** @type {Map<Child, Promise<unknown>>} */
  const running = new Map();
  /** @type {Undo[]} */
  const undoing = [];
  let stopping = false;
  /** @type {(outcome: Outcome) => void} */
  let resolveEnded = () => {};
  /** @type {Promise<Outcome>} */
  const ended = new Promise((resolve) => {
    resolveEnded = resolve;
  });
  /** @type {Promise<never>} */
  const never = new Promise(() => {});

  /** @param {string} command @param {string[]} args @param {Options} options */
  function start(command, args, { cwd, env = process.env, onLine, inherit = false }) {
    const output = inherit ? 'inherit' : 'pipe';
    const isNode = command === process.execPath;
    const child = spawn(command, isNode ? ['--import', preload, ...args] : args, {
      cwd,
      env,
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
      child.once('exit', (code, signal) => {
        const end = { code, cause: signal ? `by ${signal}` : `with exit code ${code}` };
        // Waits for `close`, so that the last output lines have arrived. The wait has a time limit, because `close`
        // does not come while a grandchild has the pipe open.
        child.once('close', () => resolve(end));
        setTimeout(resolve, lastLinesMs, end).unref();
      });
    });
    running.set(
      child,
      exited.then(() => running.delete(child)),
    );
    return { child, exited, lines };
  }

  /** @type {Run} */
  async function finish(command, args, { timeoutMs, ...options } = {}) {
    const { child, exited, lines } = start(command, args, options);
    const limit = timeoutMs ? AbortSignal.timeout(Math.ceil(timeoutMs)) : undefined;
    limit?.addEventListener('abort', () => running.has(child) && kill([child]));
    const { code, cause } = await exited;
    if (code === null) lines.push(`${command} ended ${cause}`);
    return { code, timedOut: limit?.aborted ?? false, lines };
  }

  /** @param {Child[]} children */
  async function kill(children) {
    for (const child of children) child.kill('SIGTERM');
    const timer = setTimeout(() => children.forEach((child) => void child.kill('SIGKILL')), graceMs);
    await Promise.all(children.map((child) => running.get(child)));
    clearTimeout(timer);
  }

  return {
    ended,

    /** Starts a process that must keep running. When it ends, all processes end, and its last lines are reported as the
     * cause, unless they were already `shown`.
     * @param {string} name @param {string[]} nodeArgs @param {Options & { shown?: boolean }} [options] */
    serve(name, nodeArgs, { shown = false, ...options } = {}) {
      if (stopping) return;
      const { exited, lines } = start(process.execPath, nodeArgs, options);
      exited.then(async ({ cause }) => {
        await delay(signalLagMs);
        resolveEnded({ code: 1, reason: `The ${name} ended ${cause}.`, lines: shown ? [] : lines });
      });
    },

    /** Runs a command until it ends. The promise never resolves once the processes are being stopped.
     * @param {string} command @param {string[]} args @param {Options & { timeoutMs?: number }} [options]
     * @returns {Promise<Finished>} */
    async run(command, args, options) {
      if (stopping) return never;
      const finished = await finish(command, args, options);
      if (finished.code !== 0) await delay(signalLagMs);
      return stopping ? never : finished;
    },

    /** Registers a cleanup, which always runs after all children have ended. The last registered cleanup runs first.
     * @param {Undo} undo */
    atEnd: (undo) => void undoing.unshift(undo),

    /** Requests that all processes end. @param {Outcome} outcome */
    end(outcome) {
      stopping = true;
      resolveEnded(outcome);
    },

    /** Ends every child, with SIGKILL if it still runs after the grace time. Then runs the registered cleanups.
     * @returns {Promise<string[]>} the messages of failed cleanups */
    async stop() {
      stopping = true;
      await kill([...running.keys()]);
      /** @type {string[]} */
      const left = [];
      for (const undo of undoing) await undo(finish).catch((error) => left.push(error?.message ?? String(error)));
      return left;
    },
  };
}

/** @typedef {ReturnType<typeof createProcesses>} Processes */
