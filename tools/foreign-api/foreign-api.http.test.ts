import { execFile, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { root } from '../process/root.mjs';
import { fields, keys } from './dialect.mjs';
import { answerFromSandbox, queryForSandbox } from './translate.mjs';

let api: TestApi;
let server: Server;
let address: string;
const copy = mkdtempSync(join(tmpdir(), 'fairway-foreign-'));

/** The sandbox behind the other dialect. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const response = await api.request(`${pathname}?${queryForSandbox(searchParams)}`, { headers: request.headers });
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  return Response.json(answerFromSandbox(pathname, await response.json()));
}

beforeAll(async () => {
  api = await openTestApi();
  address = await new Promise((resolve) => {
    server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    ) as Server;
  });
  for (const path of ['lib', 'tools/contract-check', 'tools/process', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(async () => {
  server.close();
  await api.close();
  rmSync(copy, { recursive: true, force: true });
});

/** Runs the copy's own contract check. */
async function contractCheck() {
  const args = ['--import', 'tsx', 'tools/contract-check/main.ts', '--api', address, '--json'];
  const env = { ...process.env, CONTRACT_TOKEN: 'staff' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: 64e6 }).catch(
    // With differences it ends with 1.
    (error: { stdout: string }) => error,
  );
  return JSON.parse(stdout) as {
    results: { name: string; outcome: string; findings: unknown[] }[];
    proposals: { fields: { lines: string[]; places: string[] }[]; asking: string[] };
  };
}

function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  writeFileSync(path, after);
}

/** What a person writes: `from` around the schema of each renamed field, what no name tells, and the proposed asking. */
function adapt(asking: readonly string[]) {
  const names = Object.keys(fields).join('|');
  const declared = new RegExp(`\\b(${names}): ((?:z|Timestamp)(?:\\.\\w+(?:\\([^()]*\\))?)*)`, 'g');
  for (const file of globSync('lib/contract/*.ts', { cwd: copy }).filter((path) => !path.includes('.test.'))) {
    const text = readFileSync(join(copy, file), 'utf8');
    const mapped = text.replace(declared, (_, name: string, schema: string) => {
      const { to = '', text: asText = false } = fields[name] ?? {};
      return `${name}: from('${to}', ${schema}${asText ? ", 'text'" : ''})`;
    });
    if (mapped !== text) writeFileSync(join(copy, file), `import { from } from './wire/from';\n${mapped}`);
  }
  // Rounds of events have no time of creation.
  edit('lib/contract/events.ts', (text) => {
    const at = text.indexOf("createdAt: from('registeredAt', Timestamp)", text.indexOf('EventRound = '));
    return `${text.slice(0, at)}${text.slice(at).replace('Timestamp)', 'Timestamp.nullish())')}`;
  });
  edit('lib/api/wire.ts', (text) =>
    asking
      .filter((line) => !line.startsWith('names:'))
      .reduce((before, line) => before.replace(new RegExp(`^  ${line.split(':')[0]}: .*,$`, 'm'), `  ${line}`), text)
      .replace('  names: {},', `  names: ${JSON.stringify(keys, null, 4)},`),
  );
}

it('what it calls fields and how it is asked is proposed, and docs/contract.md adapts it in the lines it says', async () => {
  const { proposals } = await contractCheck();
  const { usersCount: _, ...alike } = fields;
  const renamed = Object.entries(alike).map(
    ([name, { to, text }]) => `${name}: from('${to}', …${text ? ", 'text'" : ''}),`,
  );
  expect(proposals.fields.map(({ lines }) => lines.join(' ')).toSorted()).toEqual(renamed.toSorted());
  const { createdFrom, createdTo, usersCount, ...sorted } = keys;
  expect(proposals.asking.slice(0, 4)).toEqual([
    "size: 'size',",
    "page: { name: 'page', first: 0 },",
    "search: 'query',",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a template.
    "sort: (key, descending) => ({ sort: `${key},${descending ? 'desc' : 'asc'}` }),",
  ]);
  for (const [key, name] of Object.entries(sorted)) expect(proposals.asking[4]).toContain(`${key}: '${name}'`);

  adapt(proposals.asking);
  const { results } = await contractCheck();
  expect(results.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
  expect(results).toHaveLength(54);

  const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', join(root, 'lib'), join(copy, 'lib')], {
    encoding: 'utf8',
  });
  const written = stdout.split('\n').reduce((sum, line) => sum + Number(line.split('\t')[0]), 0);
  const [, told] = /\*\*(\d+) lines\*\*/.exec(readFileSync(join(root, 'docs', 'contract.md'), 'utf8')) ?? [];
  expect(written).toBe(Number(told));
}, 300_000);
