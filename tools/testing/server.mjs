import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../process/root.mjs';

/** Starts a program that ends with this process.
 * @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 * @param {NodeJS.Signals} [signal] the signal that ends it */
export function startServer(program, args, options, signal = 'SIGTERM') {
  const child = spawn(program, args, options);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const endWithUs = () => void child.kill(signal);
  process.once('exit', endWithUs);
  return {
    child,
    gone,
    /** @param {NodeJS.Signals} [own] */
    stop: async (own = signal) => {
      process.off('exit', endWithUs);
      child.kill(own);
      await gone;
    },
  };
}

/**
 * A file of deploy/ with some texts replaced.
 * @param {string} name
 * @param {[from: string, to: string][]} changes
 */
export function configured(name, changes) {
  let config = readFileSync(join(root, 'deploy', name), 'utf8');
  for (const [from, to] of changes) {
    if (!config.includes(from)) throw new Error(`deploy/${name} no longer contains: ${from}`);
    config = config.replaceAll(from, to);
  }
  return config;
}
