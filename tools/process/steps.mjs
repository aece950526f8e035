import process from 'node:process';

const live = Boolean(process.stdout.isTTY) && process.env.TERM !== 'dumb';
const coloured = live && !process.env.NO_COLOR;
/** @param {number} code @returns {(text: string) => string} */
const colour = (code) => (text) => (coloured ? `\x1b[${code}m${text}\x1b[0m` : text);

export const paint = { bold: colour(1), dim: colour(2), red: colour(31), green: colour(32), yellow: colour(33) };

/** @param {number} ms */
export function duration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** @type {{ draw: () => void, stop: () => void } | undefined} */
let current;

const erase = () => live && process.stdout.write('\r\x1b[2K');

/** Prints a line, above the current step. @param {string} [line] */
export function say(line = '') {
  erase();
  console.log(line);
  current?.draw();
}

/** Removes the unfinished step, if any, from the screen. */
export function clearStep() {
  current?.stop();
}

/** Shows a step while it runs: one ticking line on a terminal, a line every few seconds elsewhere. @param {string} title */
export function startStep(title) {
  clearStep();
  const started = performance.now();
  const elapsed = () => duration(performance.now() - started);
  let latest = '';

  const draw = () => {
    if (!live) return;
    const room = (process.stdout.columns ?? 80) - title.length - 16;
    const note = room > 10 ? latest.slice(0, room) : '';
    process.stdout.write(`\r\x1b[2K${paint.bold('…')} ${title} ${paint.dim(`${elapsed()}  ${note}`)}`);
  };
  const tick = live ? draw : () => say(`  … ${elapsed()}${latest ? `: ${latest}` : ''}`);
  const timer = setInterval(tick, live ? 100 : 5_000);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    if (current?.stop === stop) current = undefined;
    erase();
  };
  /** @param {string} mark @param {string} [what] */
  const finish = (mark, what) => {
    stop();
    say(`${mark} ${title}${what ? `: ${what}` : ''} ${paint.dim(`(${elapsed()})`)}`);
  };
  current = { draw, stop };
  if (live) draw();
  else say(`… ${title}`);

  return {
    /** Only the latest is shown. @param {string} text */
    progress(text) {
      latest = text.trim();
    },
    /** A line that stays. @param {string} text */
    line: (text) => say(paint.dim(`  ${text}`)),
    /** @param {string} [what] */
    done: (what) => finish(paint.green('✓'), what),
    /** @param {string} [why] */
    failed: (why) => finish(paint.red('✗'), why),
  };
}

/** @typedef {ReturnType<typeof startStep>} Step */
