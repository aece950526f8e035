import process from 'node:process';

const coloured = process.stdout.isTTY && process.env.TERM !== 'dumb' && !process.env.NO_COLOR;
/** @param {number} code @returns {(text: string) => string} */
const colour = (code) => (text) => (coloured ? `\x1b[${code}m${text}\x1b[0m` : text);

export const paint = { bold: colour(1), dim: colour(2), red: colour(31), green: colour(32) };

/** @param {number} ms */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Prints a line. @param {string} [line] */
export const say = (line = '') => console.log(line);

/**
 * Prints when a step starts and ends, and in between, every few seconds, how far it is.
 * @param {string} title
 */
export function startStep(title) {
  const started = performance.now();
  const elapsed = () => duration(performance.now() - started);
  let latest = '';
  say(`… ${title}`);
  const timer = setInterval(() => say(paint.dim(`  … ${title}: ${elapsed()} ${latest}`)), 5_000).unref();

  return {
    /**
     * Replaces the step's progress text.
     * @param {string} line
     */
    progress(line) {
      latest = line.trim();
    },
    /** @param {string} line */
    line: (line) => say(paint.dim(`  ${line}`)),
    /** @param {string} [what] */
    done(what) {
      clearInterval(timer);
      say(`${paint.green('✓')} ${title}${what ? `: ${what}` : ''} ${paint.dim(`(${elapsed()})`)}`);
    },
  };
}

/** @typedef {ReturnType<typeof startStep>} Step */
