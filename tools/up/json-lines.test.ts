import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { AS_JSON_LINES } from './memory.mjs';

/** Runs a script as the app runs in production, and returns its lines. */
function linesOf(script: string) {
  const { stdout, stderr } = spawnSync(process.execPath, [...AS_JSON_LINES, '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const SECRET = 'SECRETNAME@example.org';

it.each([
  ['a message of the framework', `console.log(' ✓ Ready in 123ms')`, { level: 'info', words: '… Ready in 123ms' }],
  [
    'a message with an address of a request',
    `console.warn('Request body exceeded 65KB for /login?q=${SECRET}. Only the first 65KB will be available.')`,
    { level: 'warn', words: 'Request body exceeded 65KB for … Only the first 65KB will be available.' },
  ],
  [
    'an error whose message quotes a request',
    `console.error(new TypeError('Morag Fraser of /all-users?q=${SECRET}\\n    at ${SECRET}:1:1\\n    at (/${SECRET}:1:1)'))`,
    { level: 'warn', words: 'TypeError' },
  ],
  [
    'an error with a stack that the framework has shortened',
    `console.error(' ⨯ SyntaxError: Unexpected token, "Morag Fraser"... is not JSON\\n    at ignore-listed frames {')`,
    { level: 'error', words: '… SyntaxError' },
  ],
  ['an error without a stack', `console.error('Error: Morag Fraser')`, { level: 'warn', words: 'Error' }],
  [
    'a message that quotes a request',
    `console.warn('The action "Morag Fraser" of ${SECRET} doesn’t exist.')`,
    { level: 'warn', words: 'The action …' },
  ],
  [
    'a message that quotes a header with quotation marks in it',
    'console.error("`x-forwarded-host` header with value `a` Morag Fraser `b` does not match")',
    { level: 'warn', words: '…' },
  ],
  [
    'a message with several lines',
    `console.error(' ⨯ Failed\\n${SECRET}\\n')`,
    { level: 'error', words: '… Failed …' },
  ],
  [
    'a warning of Node',
    `process.emitWarning('an old thing at /${SECRET}', 'DeprecationWarning'); setTimeout(() => {}, 10)`,
    { level: 'warn', words: 'DeprecationWarning: an old thing at …' },
  ],
  ['an object', `console.log({ '${SECRET}': '${SECRET}' })`, { level: 'info', words: '…' }],
])('OPS-3 %s is one JSON line without text from requests', (_, script, expected) => {
  const lines = linesOf(script);
  expect(lines).toEqual([{ time: expect.any(String), event: 'output', ...expected }]);
  expect(JSON.stringify(lines)).not.toMatch(/SECRET|Morag|Fraser/);
});

it('OPS-3 the log line of an error names the files of its stack', () => {
  const file = fileURLToPath(new URL('memory.mjs', import.meta.url));
  const stack = `Error: x\\n    at run (${file}:3:7)\\n    at file://${file}:9:1`;
  const [line] = linesOf(`console.error(Object.assign(new Error(), { stack: '${stack}' }))`);
  expect(line.at).toEqual([`${file.slice(1)}:3:7`, `${file.slice(1)}:9:1`]);
});

it('OPS-3 log lines of the app stay unchanged', () => {
  const line = { time: '2026-11-29T00:00:00.000Z', level: 'info', event: 'request', route: '/all-users/*' };
  expect(linesOf(`process.stdout.write(${JSON.stringify(`${JSON.stringify(line)}\n`)})`)).toEqual([line]);
});
