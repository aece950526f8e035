import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks.mjs';

const root = `${import.meta.dirname}/../..`;
const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`);
const documents = [...readdirSync(root), ...inDocs].filter((file) => file.endsWith('.md'));
const { scripts } = JSON.parse(read('package.json'));

const FOLDERS = 'app|components|deploy|docs|e2e|lib|public|sandbox|tools|\\.github';
const PATH = new RegExp(`(?<![\\w./@-])(?:${FOLDERS})/[\\w.()[\\]@/-]*(?=(.?))`, 'g');

function exists(file: string): boolean {
  return existsSync(join(root, file));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsSomewhere(from: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : normalize(join(dirname(from), path));
  return exists(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

/**
 * The paths that a text mentions. Patterns such as `lib/contract/<resource>.ts` and `e2e/*.ts` count as their folders.
 */
function pathsIn(text: string): string[] {
  return [...text.matchAll(PATH)].map(([path, next = '']) => {
    const isPattern = next !== '' && '<{*'.includes(next);
    return isPattern ? dirname(`${path}x`) : path.replace(path.includes('(') ? /\.$/ : /[.)]+$/, '');
  });
}

/** The files that a document tells the reader to create. Their code blocks begin with ```ts and the path. */
function filesMadeBy(document: string): string[] {
  return [...read(document).matchAll(/^```tsx? (\S+)$/gm)].map(([, file = '']) => file);
}

/** The files that the reader is told to create, by a document or by the documents to which it links. */
function filesGivenIn(document: string): string[] {
  const made = filesMadeBy(document);
  const linked = [...read(document).matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, target = '']) =>
    join(dirname(document), target),
  );
  return made.length === 0 ? [] : [...made, ...linked.flatMap(filesMadeBy)];
}

describe.each(documents)('%s', (document) => {
  it('a document links only to files and headings that exist', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => target);
    expect(links.filter((target) => !leadsSomewhere(document, target))).toEqual([]);
  });

  it('a document names only files, npm scripts and checks that exist', () => {
    const code = [...read(document).matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([found]) => found).join('\n');
    const made = filesGivenIn(document);
    expect(pathsIn(code).filter((path) => !exists(path) && !made.includes(path))).toEqual([]);
    const named = [...code.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const checked = [...code.matchAll(/\bcheck -- ([\w-]+)/g)].map(([, name = '']) => name);
    expect(checked.filter((name) => !(name in checks))).toEqual([]);
  });
});
