import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const pages = readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);

const sources = globSync('{app,components,deploy,docs,e2e,lib,public,sandbox,tools}/**/*', { cwd: root });
const names = new Set([...sources, ...readdirSync(root)].map((file) => basename(file)));

it.each([...pages, 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'])(
  '%s names only files that exist',
  (page) => {
    const named = [...read(page).matchAll(/`([\w.-]+\.(?:tsx?|mjs|css|svg))`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  },
);

it('the README has at most 110 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(110);
});

it.each([...pages, 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'])(
  '%s begins with a sentence about its readers',
  (page) => {
    const [title, empty, first] = read(page).split('\n');
    expect(title).toMatch(/^# \S/);
    expect(empty).toBe('');
    expect(first).toMatch(/^For .{10}/);
  },
);

it('the README or a page that the README links to names every document', () => {
  const linked = ['README.md', 'CONTRIBUTING.md', 'docs/decisions/README.md'].map(read).join('\n');
  const missing = pages.filter(
    (page) => !linked.includes(page.replace('docs/decisions/', '').replace(/^docs\/(?=decisions\/README)/, '')),
  );
  expect(missing.filter((page) => page !== 'docs/decisions/README.md')).toEqual([]);
});

describe('CONTRIBUTING.md', () => {
  const page = read('CONTRIBUTING.md');

  it('CONTRIBUTING.md shows diffs that apply to the current files or are already applied', () => {
    const diffs = [...page.matchAll(/^```diff (\S+)\n([\s\S]*?)^```$/gm)];
    expect(diffs.length).toBeGreaterThan(0);
    for (const [, file = '', diff = ''] of diffs) {
      const [before, after] = ['+', '-'].map((others) =>
        diff
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith(others))
          .map((line) => `${line.slice(1)}\n`)
          .join(''),
      ) as [string, string];
      const isMade = read(file).split(after).length === 2;
      expect(isMade || read(file).split(before).length === 2, `the change of ${file} fits one place:\n${diff}`).toBe(
        true,
      );
    }
  });

  it('CONTRIBUTING.md runs only npm scripts that exist', () => {
    const named = [...page.matchAll(/^npm (?:run )?(\S+)/gm)].map(([, name = '']) => name);
    expect(Object.keys(JSON.parse(read('package.json')).scripts)).toEqual(expect.arrayContaining(named));
    expect(named).toContain('verify');
  });

  it('the All Users route imports the files that CONTRIBUTING.md describes', () => {
    const route = read('app/(back-office)/all-users/page.tsx');
    expect(route).toContain("from '@/lib/resources/users'");
    expect(route).toContain("from '@/lib/loaders/load-list'");
    expect(route).toContain("from '@/components/list/list-page'");
  });
});

it('the changelog has the version of package.json and a section for unreleased changes', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const heads = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](?: - (\S+))?$/gm)];
  expect(heads[0]?.[1]).toBe('Unreleased');
  expect(heads.map(([, named]) => named)).toContain(version);
  expect(heads.slice(1).filter(([, , day]) => !/^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toEqual([]);
});

it.each(readdirSync(`${root}/.github`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yml')))(
  '.github/%s is valid YAML',
  (file) => expect(parse(read(`.github/${file}`))).toBeTypeOf('object'),
);
