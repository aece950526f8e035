import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Folders that a copy does not need, or gets as a link. */
const LEFT_OUT = ['.git', '.next', '.sandbox', 'node_modules', 'test-results'];

/** A copy of the repository in another folder, in which the steps of a document are followed to the letter. */
type Copy = {
  /** Creates the files in a page and its example, and applies their diffs. */
  follow: (page: string) => void;
  /** Runs npm or a program of an installed package. @throws an error with the program's output */
  run: (command: string, ...args: readonly string[]) => Promise<string>;
  /** Runs all unit tests, because many of them read all files of the repository. */
  unitTests: () => Promise<string>;
  remove: () => void;
};

function copyRepository(): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'followed-document-'));
  const sources = readdirSync(root).filter((name) => !LEFT_OUT.includes(name));
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  writeFileSync(join(copy, 'next-env.d.ts'), '/// <reference types="next" />\n');
  return {
    follow: (page) => {
      const text = [`docs/${page}.md`, `docs/examples/${page}.txt`]
        .map((file) => readFileSync(join(root, file), 'utf8'))
        .join('\n');
      for (const [, language, file = '', part = ''] of text.matchAll(/^```(\w+) (.+)\n([\s\S]*?)^```$/gm)) {
        if (language === 'diff') edit(join(copy, file), part);
        else create(join(copy, file), part);
      }
    },
    run: (command, ...args) => run(copy, command, args),
    unitTests: () => run(copy, 'vitest', ['run', '--project', 'unit*', '--reporter', 'verbose']),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

function create(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}

/** Applies a diff whose parts are separated by lines with `...`. Each part must match in exactly one position. */
function edit(path: string, diff: string): void {
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
    if (rest.length !== 1)
      throw new Error(`${path} has ${rest.length} places that match this part of the diff:\n${part}`);
    text = `${start}${after}${rest[0]}`;
  }
  writeFileSync(path, text);
}

async function run(copy: string, command: string, args: readonly string[]): Promise<string> {
  const program = command === 'npm' ? command : join(root, 'node_modules/.bin', command);
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env;
  try {
    const options = { cwd: copy, env: { ...env, NO_COLOR: '1' }, maxBuffer: 2 ** 26 };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`);
  }
}

let copy: Copy;
// Each attempt starts with a new copy, because a repeated test must not see its first run's migration.
beforeEach(() => {
  copy = copyRepository();
  copy.follow('adding-a-list');
});
afterEach(() => copy.remove());

it('after the steps of docs/adding-a-list.md, migration, types, lint, unit tests, and tests of lists and exports pass', {
  timeout: 600_000,
}, async () => {
  expect(await copy.run('npm', 'run', '--silent', 'db:generate')).toContain('Your SQL migration file');
  await copy.run('next', 'typegen');
  const [, , ...reports] = await Promise.all([
    copy.run('tsc', '--noEmit', '--incremental', 'false'),
    copy.run('biome', 'ci', '.'),
    copy.unitTests(),
    copy.run(
      'vitest',
      'run',
      '--project',
      'http*',
      '--reporter',
      'verbose',
      'contract-check',
      'all-exports',
      '-t',
      'clubs',
    ),
  ]);
  const report = reports.join('');
  for (const shown of [
    'the sandbox serves clubs.list, with all its sort keys and filters',
    'the CSV of clubs',
    'the list of clubs is found by its URL',
    'the list of country-rounds is found by its URL',
  ]) {
    expect(report).toContain(shown);
  }
});

it('after the steps of docs/adding-a-record.md, types, lint and unit tests pass', {
  timeout: 600_000,
}, async () => {
  copy.follow('adding-a-record');
  await copy.run('next', 'typegen');
  const [, , report] = await Promise.all([
    copy.run('tsc', '--noEmit', '--incremental', 'false'),
    copy.run('biome', 'ci', '.'),
    copy.unitTests(),
  ]);
  expect(report).toContain('the list of clubs is found by its URL');
});
