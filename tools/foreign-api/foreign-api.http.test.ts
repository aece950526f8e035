import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { connect } from '../contract-check/api';
import { probeAsking } from '../contract-check/asking/probe';
import { type Adaptation, adapt } from '../contract-check/proposals/adapt';
import type { Evidence } from '../contract-check/proposals/propose';
import { walk } from '../contract-check/walk';
import { root } from '../process/root.mjs';
import { applyCorrections, linesChanged } from './adapted-copy.mjs';
import { corrections } from './corrections.mjs';
import { fields, keys } from './dialect.mjs';
import { copyContract } from './small-copy';
import { answerFromSandbox, queryForSandbox } from './translate.mjs';

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'fairway-foreign-'));
const [before, after] = [join(folder, 'before'), join(folder, 'after')] as const;
const evidence: Evidence[] = [];
let written: Adaptation;

/** The sandbox behind the other dialect. */
const foreign: typeof fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(String(input));
  const response = await api.request(`${pathname}?${queryForSandbox(searchParams)}`, init);
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  return Response.json(answerFromSandbox(pathname, await response.json()));
};

beforeAll(async () => {
  api = await openTestApi();
  for (const copy of [before, after]) {
    mkdirSync(copy);
    copyContract(copy);
  }
  const first = connect('http://foreign.test', 'staff', { send: foreign });
  const asking = await probeAsking(first);
  const asked = connect('http://foreign.test', 'staff', { send: foreign, dialect: asking.dialect });
  for await (const _ of walk(asked, undefined, (one) => evidence.push(one)));
  written = await adapt(after, asked, { asking, evidence, write: true });
}, 300_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

it('every renamed field of the foreign API is proposed under its name there, and no other', () => {
  const proposed = new Map(
    written.lines.flatMap(({ texts }) =>
      texts.flatMap((text) => {
        const [, name, place] = /^(\w+): from\('([\w.]+)'/.exec(text) ?? [];
        return name && place ? [[name, place] as const] : [];
      }),
    ),
  );
  const { usersCount, ...alike } = fields;
  expect(Object.fromEntries(proposed)).toEqual(
    Object.fromEntries(Object.entries(alike).map(([name, { to }]) => [name, to])),
  );
  expect(written.lines.filter(({ open }) => open !== null)).toEqual([]);
  expect(usersCount?.to).toBe('golfers');
});

it('how it is asked is found out', () => {
  const { createdFrom: _, createdTo: __, usersCount: ___, ...sorted } = keys;
  const texts = written.lines.filter(({ file }) => file === 'lib/api/wire.ts').flatMap((line) => line.texts);
  expect(texts.slice(0, 4)).toEqual([
    "page: { name: 'page', first: 0 },",
    "size: 'size',",
    "search: 'query',",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a template.
    "sort: (key, descending) => ({ sort: `${key},${descending ? 'desc' : 'asc'}` }),",
  ]);
  for (const [key, name] of Object.entries(sorted)) expect(texts[4]).toContain(`${key}: '${name}'`);
});

it('it is adapted in at most 60 lines, as docs/contract.md says', () => {
  const proposed = linesChanged(before, after);
  applyCorrections(after, corrections);
  const all = linesChanged(before, after);
  expect(all).toBeLessThanOrEqual(60);
  const docs = readFileSync(join(root, 'docs', 'contract.md'), 'utf8');
  const figure = /\*\*\d+ lines\*\*, \d+ of them written by the command and \d+ by hand/.exec(docs)?.[0];
  expect(figure).toBe(`**${all} lines**, ${proposed} of them written by the command and ${all - proposed} by hand`);
});
