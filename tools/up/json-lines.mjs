// Preloaded into the app in production. It turns the output of the framework and of Node into JSON lines like those of
// the app's log, without text that may come from a request.
import { existsSync } from 'node:fs';
import process from 'node:process';

/** A line that lib/server/log.ts wrote. */
const LOG_LINE = /^\{"time":"[^"]+","level":"\w+","event":"/;

/** What a line may contain: words, numbers with units, and punctuation. All else, such as a path, is left out. */
const PLAIN = /^[([]*(?:[A-Za-z]+(?:['’-][A-Za-z]+)*|\d+(?:\.\d+)*(?:ms|s|m|KB|MB|kb|%)?)[)\]:;,.!?]*$/;

/** A quotation mark that is not an apostrophe, and all text after it: the quoted text may contain such marks. */
const QUOTED = /(?:["“`]|(?<!\w)').*/s;

/** The first line of an error, and a line of its stack, from which the framework may have removed the file. */
const ERROR = /^\W*(?:uncaughtException|unhandledRejection|\w*(?:Error|Exception))\b/;
const STACK = /^\s+at /;

/** A stack frame's path, line and column. */
const FRAME = /^\s+at .*?(\/(?:[\w.@[\]-]+\/)*[\w.@[\]-]+)(:\d+:\d+)\)?$/;

/**
 * Names a stack frame's file, if the file exists: a message can contain lines that only look like frames.
 * @param {string} line
 */
function frameOf(line) {
  const [, path = '', at = ''] = FRAME.exec(line) ?? [];
  return path !== '' && existsSync(path) ? [path.slice(1) + at] : [];
}

const MARKS = new Map([
  ['⨯', 'error'],
  ['⚠', 'warn'],
]);

/** @param {string} text @param {string} level */
function asJsonLine(text, level) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the framework prints colours
  const plain = text.replace(/\u001B\[[\d;]*m/g, '').trimStart();
  const lines = plain.split('\n');
  const at = lines.flatMap(frameOf);
  // An error's message may quote a request; its name does not.
  const isError = ERROR.test(plain) || lines.some((line) => STACK.test(line));
  const told = isError ? [lines[0]?.split(':', 1)[0] ?? ''] : lines;
  const words = told
    .join('\n')
    .replace(QUOTED, '…')
    .split(/\s+/)
    .map((word) => (word === '' || PLAIN.test(word) ? word : '…'))
    .filter((word, index, all) => word !== '' && (word !== '…' || all[index - 1] !== '…'))
    .join(' ');
  if (words === '' && at.length === 0) return '';
  const [mark = ''] = plain;
  const line = { time: new Date().toISOString(), level: MARKS.get(mark) ?? level, event: 'output', words };
  return `${JSON.stringify({ ...line, ...(at.length > 0 && { at: at.slice(0, 10) }) })}\n`;
}

/** @param {NodeJS.WriteStream} stream @param {string} level */
function writeJsonLines(stream, level) {
  const write = stream.write.bind(stream);
  stream.write = /** @type {typeof stream.write} */ (
    (chunk, encoding, done) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      return write(LOG_LINE.test(text) ? text : asJsonLine(text, level), encoding, done);
    }
  );
}

writeJsonLines(process.stdout, 'info');
writeJsonLines(process.stderr, 'warn');

// Node's own listener would not write warnings through process.stderr.
process.removeAllListeners('warning');
process.on('warning', ({ name, message }) => process.stderr.write(`${name}: ${message}`));
