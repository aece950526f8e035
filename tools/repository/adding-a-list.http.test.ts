import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const SOURCES = [
  'app',
  'components',
  'docs',
  'e2e',
  'lib',
  'sandbox',
  'tools',
  '.gitignore',
  'biome.json',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
];

/** A copy of the repository outside of it, with the list that the document adds. */
let copy: string;
// Before each try: a repeated test needs a copy without the migration of the first.
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'adding-a-list-'));
  for (const source of SOURCES) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  writeFileSync(join(copy, 'next-env.d.ts'), '/// <reference types="next" />\n');
  const document = readFileSync(join(root, 'docs/adding-a-list.md'), 'utf8');
  for (const [, language, file = '', text = ''] of document.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)) {
    if (language === 'diff') edit(file, text);
    else create(file, text);
  }
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function create(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text, { flag: 'wx' });
}

/** Applies the parts of a diff, which lines of three dots separate. Each must fit one place of the file. */
function edit(file: string, diff: string): void {
  const path = join(copy, file);
  let text = readFileSync(path, 'utf8');
  for (const part of diff.split(/^\.\.\.\n/m)) {
    const lines = part.split('\n').slice(0, -1);
    const [before, after] = ['+', '-'].map((others) =>
      lines
        .filter((line) => !line.startsWith(others))
        .map((line) => `${line.slice(1)}\n`)
        .join(''),
    ) as [string, string];
    const [start, ...rest] = text.split(before);
    if (rest.length !== 1) throw new Error(`${file} has ${rest.length} places for this part:\n${part}`);
    text = `${start}${after}${rest[0]}`;
  }
  writeFileSync(path, text);
}

/** Runs a command of the repository in the copy. @throws with its output */
async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env;
  try {
    const options = { cwd: copy, env: { ...env, NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`);
  }
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

it('the list that docs/adding-a-list.md adds has a migration, types, lint, list behaviour and an export', {
  timeout: 300_000,
}, async () => {
  expect(await run('npm', 'run', '--silent', 'db:generate')).toContain('Your SQL migration file');
  const tests = ['sandbox/api/lists', 'all-exports', 'lib/registry/all-lists', '-t', 'clubs'];
  const [, , report] = await Promise.all([
    run(bin('tsc'), '--noEmit', '--incremental', 'false'),
    run(bin('biome'), 'ci', '.'),
    run(bin('vitest'), 'run', '--project', 'http', '--project', 'unit', '--reporter', 'verbose', ...tests),
  ]);
  for (const shown of [
    "/clubs > LIST-8 'foundedIn'",
    '/clubs > filter country',
    'clubs: its CSV',
    'clubs has only filters with keys of its endpoint',
  ]) {
    expect(report).toContain(shown);
  }
});
