import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Child = {
  process: ChildProcess;
  lines: readonly string[];
  /**
   * Resolves with the first line that matches, even one printed before the call. Rejects if the process ends without
   * one.
   */
  line: (pattern: RegExp) => Promise<string>;
  /** Sends a signal and waits until the process has ended. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  ended: Promise<number | null>;
};

export function startChild(path: URL, args: readonly string[] = [], env: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(path), ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    // Without the test runner's environment.
    env: { NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const checkWaiting = () => {
    for (const check of waiting) check();
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      checkWaiting();
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return {
    process: child,
    lines,
    ended,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = lines.find((candidate) => pattern.test(candidate));
          if (line === undefined) return;
          waiting.delete(check);
          resolve(line);
        };
        waiting.add(check);
        check();
        ended.then(
          () => reject(new Error(`The process ended without printing ${pattern}:\n${lines.join('\n')}`)),
          reject,
        );
      }),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
