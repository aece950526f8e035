// Functions as a platform runs them: several processes that share no memory, each ended after a few requests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { binary, root } from '../process/root.mjs';
import { freePort } from '../testing/loopback.mjs';

/** @typedef {{ port: number, served: number, inFlight: number, leaving: boolean, end: () => Promise<void> }} Instance */

const preload = new URL('../process/end-with-parent.mjs', import.meta.url).href;

/** Node's own wall: the process may read, and write to its temporary folder only. @param {string} writable */
function readOnly(writable) {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, '--allow-fs-read=*', `--allow-fs-write=${writable}`, '--allow-worker', '--allow-addons'];
}

/** @param {number} port */
const builtApp = (port) => [binary('next'), 'start', '-H', '127.0.0.1', '-p', String(port)];

/**
 * Keeps `count` instances ready. Requests go to them in turn, so that two of one browser hardly ever meet the same.
 * @param {object} options
 * @param {number} options.count
 * @param {number} options.requestsEach an instance ends without warning once it has answered so many
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(line: string) => void} options.onLine every line that an instance prints
 * @param {(port: number) => string[]} [options.program] what Node runs
 */
export function createInstances({ count, requestsEach, env, onLine, program = builtApp }) {
  /** @type {Set<Instance>} */
  const ready = new Set();
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const children = new Set();
  const counts = { started: 0, ended: 0 };
  let stopping = false;
  let starting = 0;
  /** @type {(() => void)[]} */
  const waiting = [];

  async function start() {
    starting += 1;
    const port = await freePort();
    const temporary = mkdtempSync(join(tmpdir(), 'fairway-function-'));
    const args = [...readOnly(temporary), '--import', preload, ...program(port)];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.add(child);
    counts.started += 1;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', onLine);
    }
    const gone = once(child, 'exit');
    /** @type {Instance} */
    const instance = {
      port,
      served: 0,
      inFlight: 0,
      leaving: false,
      end: async () => {
        ready.delete(instance);
        child.kill('SIGKILL');
        await gone;
      },
    };
    void gone.then(() => {
      children.delete(child);
      ready.delete(instance);
      counts.ended += 1;
      rmSync(temporary, { recursive: true, force: true });
      if (!stopping) fill();
    });
    await untilListens(port, child);
    starting -= 1;
    if (child.exitCode !== null) return;
    ready.add(instance);
    // All of them: it answers several at once.
    for (const wake of waiting.splice(0)) wake();
  }

  function fill() {
    const open = [...ready].filter(({ leaving }) => !leaving).length;
    for (let index = open + starting; index < count; index += 1) void start();
  }
  fill();

  return {
    counts,

    /** The instance whose turn it is. @returns {Promise<Instance>} */
    async take() {
      for (;;) {
        const next = [...ready].find(({ leaving }) => !leaving);
        if (next) {
          // To the end of the row.
          ready.delete(next);
          ready.add(next);
          next.inFlight += 1;
          next.served += 1;
          if (next.served >= requestsEach) {
            next.leaving = true;
            fill();
          }
          return next;
        }
        await new Promise((resolve) => waiting.push(() => resolve(undefined)));
      }
    },

    /** Its answer has ended. @param {Instance} instance */
    release(instance) {
      instance.inFlight -= 1;
      if (instance.leaving && instance.inFlight === 0) void instance.end();
    },

    async stop() {
      stopping = true;
      for (const child of children) child.kill('SIGKILL');
      while (children.size > 0) await delay(20);
    },
  };
}

/** @param {number} port @param {import('node:child_process').ChildProcess} child */
async function untilListens(port, child) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
}

/** @typedef {ReturnType<typeof createInstances>} Instances */
