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

/** The unfinished steps, in the order of their start. @type {Set<{ text: (room: number) => string, stop: () => void }>} */
const running = new Set();

const erase = () => live && process.stdout.write('\r\x1b[2K');

/** Draws all running steps in one line, because a terminal can rewrite a line only if the line does not wrap. */
function draw() {
  if (!live || running.size === 0) return;
  const room = Math.floor((process.stdout.columns ?? 80) / running.size) - 3;
  process.stdout.write(`\r\x1b[2K${[...running].map(({ text }) => text(room)).join('  ')}`);
}

/** Prints a line above the unfinished steps. @param {string} [line] */
export function say(line = '') {
  erase();
  console.log(line);
  draw();
}

export function clearSteps() {
  for (const { stop } of running) stop();
}

/** Shows a step while it runs: on a terminal with a running clock, elsewhere with a line every few seconds.
 * @param {string} title */
export function startStep(title) {
  const started = performance.now();
  const elapsed = () => duration(performance.now() - started);
  let latest = '';

  /** @param {number} room */
  const text = (room) => {
    const left = room - title.length - 12;
    const note = left > 10 ? latest.slice(0, left) : '';
    return `${paint.bold('…')} ${title} ${paint.dim(`${elapsed()}  ${note}`)}`;
  };
  const named = () => (running.size > 1 ? `${title} ` : '');
  const tick = live ? draw : () => say(`  … ${named()}${elapsed()}${latest ? `: ${latest}` : ''}`);
  const timer = setInterval(tick, live ? 100 : 5_000);
  timer.unref();
  const step = {
    text,
    stop() {
      clearInterval(timer);
      running.delete(step);
      erase();
    },
  };
  /** @param {string} mark @param {string} [what] */
  const finish = (mark, what) => {
    step.stop();
    say(`${mark} ${title}${what ? `: ${what}` : ''} ${paint.dim(`(${elapsed()})`)}`);
  };
  running.add(step);
  if (live) draw();
  else say(`… ${title}`);

  return {
    /** Replaces the step's progress text. @param {string} line */
    progress(line) {
      latest = line.trim();
    },
    /** Prints a line that stays on the screen. @param {string} line */
    line: (line) => say(paint.dim(`  ${line}`)),
    /** @param {string} [what] */
    done: (what) => finish(paint.green('✓'), what),
    /** @param {string} [why] */
    failed: (why) => finish(paint.red('✗'), why),
  };
}

/** @typedef {ReturnType<typeof startStep>} Step */
