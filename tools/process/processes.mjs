import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {{ code: number, reason: string, lines?: string[] }} Outcome */
/** @typedef {{ code: number | null, timedOut: boolean, lines: string[] }} Finished */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, inherit?: boolean }} Options */

const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
const keptLines = 60;
/** A terminal's Ctrl-C reaches the children as well: one may be gone before our own signal is handled. */
const signalLagMs = 200;
const lastLinesMs = 500;

/**
 * Child processes that live and die together: `serve` for those that must not end, `run` for those that should.
 * `ended` settles when the group must end: a signal arrived, or something served has ended by itself.
 */
export function createProcesses({ graceMs = 5_000 } = {}) {
  /** @type {Map<import('node:child_process').ChildProcess, Promise<void>>} */
  const running = new Map();
  let stopping = false;
  /** @type {(outcome: Outcome) => void} */
  let toResult = () => {};
  /** @type {Promise<Outcome>} */
  const ended = new Promise((resolve) => {
    toResult = resolve;
  });

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
        // Its last lines come before `close`, which a grandchild holding the pipe could put off for ever.
        child.once('close', () => resolve(end));
        setTimeout(resolve, lastLinesMs, end).unref();
      });
    });
    running.set(
      child,
      exited.then(() => {
        running.delete(child);
      }),
    );
    return { child, exited, lines };
  }

  /** @param {Iterable<import('node:child_process').ChildProcess>} children */
  async function kill(children) {
    const gone = Promise.all([...children].map((child) => running.get(child)));
    for (const child of children) child.kill('SIGTERM');
    const timer = setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, graceMs);
    await gone;
    clearTimeout(timer);
  }

  /** @type {Promise<never>} */
  const never = new Promise(() => {});

  return {
    ended,

    /** Starts something that must keep running; its end is the end of the group, told with its last lines
     * unless all of them were `shown` already. Tells its process id.
     * @param {string} name @param {string[]} nodeArgs @param {Options & { shown?: boolean }} [options] */
    serve(name, nodeArgs, { shown = false, ...options } = {}) {
      if (stopping) return undefined;
      const { child, exited, lines } = start(process.execPath, nodeArgs, options);
      exited.then(async ({ cause }) => {
        await delay(signalLagMs);
        toResult({ code: 1, reason: `The ${name} ended ${cause}.`, lines: shown ? [] : lines });
      });
      return child.pid;
    },

    /** Runs a command to its end; never settles once the group is stopping.
     * @param {string} command @param {string[]} args @param {Options & { timeoutMs?: number }} [options]
     * @returns {Promise<Finished>} */
    async run(command, args, { timeoutMs, ...options } = {}) {
      if (stopping) return never;
      const { child, exited, lines } = start(command, args, options);
      let timedOut = false;
      const timer =
        timeoutMs &&
        setTimeout(() => {
          timedOut = true;
          kill([child]);
        }, timeoutMs);
      const { code, cause } = await exited;
      if (timer) clearTimeout(timer);
      if (code !== 0) await delay(signalLagMs);
      if (stopping) return never;
      if (code === null) lines.push(`${command} ended ${cause}`);
      return { code, timedOut, lines };
    },

    /** Asks for the end of the group. @param {Outcome} outcome */
    end(outcome) {
      stopping = true;
      toResult(outcome);
    },

    /** Ends every child, by SIGKILL after the grace time, and waits until all are gone. */
    async stop() {
      stopping = true;
      await kill([...running.keys()]);
    },
  };
}

/** @typedef {ReturnType<typeof createProcesses>} Processes */
