import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks.mjs';

const root = `${import.meta.dirname}/../..`;
const exists = (file: string) => existsSync(join(root, file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const { scripts, version } = JSON.parse(read('package.json'));

const pages = globSync('docs/**/*.md', { cwd: root });
const documents = [...pages, ...readdirSync(root).filter((file) => file.endsWith('.md'))];
const FOLDERS = 'app|components|deploy|docs|e2e|lib|public|sandbox|tools';
const files = [...globSync(`{${FOLDERS.replaceAll('|', ',')}}/**/*`, { cwd: root }), ...readdirSync(root)];
const names = new Set(files.map((file) => basename(file)));
const PATH = new RegExp(`(?<![\\w./@-])(?:${FOLDERS}|\\.github)/[\\w.()[\\]@/-]*(?=(.?))`, 'g');

/** The anchors that GitHub gives to a document's headings. */
const anchorsOf = (file: string) =>
  matches(read(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path));
  return exists(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

/** The paths in a text. Patterns such as `lib/contract/<resource>.ts` and `e2e/*.ts` count as their folders. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(PATH)].map(([path, next = '']) => {
    const isPattern = next !== '' && '<{*'.includes(next);
    return isPattern ? dirname(`${path}x`) : path.replace(path.includes('(') ? /\.$/ : /[.)]+$/, '');
  });
}

/** The files that a document tells its reader to create, each in a code block that begins with ```ts and the path. */
const filesMadeBy = (document: string) => matches(read(document), /^```tsx? (\S+)$/gm);

/** The files that the reader is told to create, by this document or by those that it links to. */
function filesGivenIn(document: string): string[] {
  const linked = matches(read(document), /\]\(([\w-]+\.md)\)/g).map((target) => join(dirname(document), target));
  const made = filesMadeBy(document);
  return made.length === 0 ? [] : [...made, ...linked.flatMap(filesMadeBy)];
}

describe.each(documents)('%s', (document) => {
  it('a document links only to files and headings that exist', () => {
    const links = matches(read(document), /\]\((?!https?:|mailto:)([^)\s]+)\)/g);
    expect(links.filter((target) => !leadsSomewhere(document, target))).toEqual([]);
  });

  it('a document names only files, npm scripts and checks that exist', () => {
    const code = [...read(document).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([found]) => found).join('\n');
    const made = filesGivenIn(document);
    expect(pathsIn(code).filter((path) => !exists(path) && !made.includes(path))).toEqual([]);
    expect(matches(code, /^`([\w.-]+\.(?:tsx?|mjs|css|svg))`$/gm).filter((name) => !names.has(name))).toEqual([]);
    expect(matches(code, /npm run (?:-s )?([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    expect(matches(code, /\bcheck -- ([\w-]+)/g).filter((name) => !(name in checks))).toEqual([]);
  });
});

it('the README or a page that the README links to names every document', () => {
  const linked = ['README.md', 'CONTRIBUTING.md', 'docs/decisions/README.md'].map(read).join('\n');
  const missing = pages.filter((page) => !linked.includes(page.replace('docs/decisions/', '')));
  expect(missing.filter((page) => page !== 'docs/decisions/README.md')).toEqual([]);
});

it('CONTRIBUTING.md shows diffs that apply to the current files or are already applied', () => {
  const diffs = [...read('CONTRIBUTING.md').matchAll(/^```diff (\S+)\n([\s\S]*?)^```$/gm)];
  expect(diffs.length).toBeGreaterThan(0);
  for (const [, file = '', diff = ''] of diffs) {
    const [before, after] = ['+', '-'].map((others) =>
      diff
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith(others))
        .map((line) => `${line.slice(1)}\n`)
        .join(''),
    ) as [string, string];
    const places = [before, after].map((text) => read(file).split(text).length - 1);
    expect(places, `the change of ${file} fits one place:\n${diff}`).toContain(1);
  }
});

it('the changelog has the version of package.json and a section for unreleased changes', () => {
  const heads = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](?: - (\S+))?$/gm)];
  expect(heads[0]?.[1]).toBe('Unreleased');
  expect(heads.map(([, named]) => named)).toContain(version);
  expect(heads.slice(1).filter(([, , day]) => !/^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toEqual([]);
});
