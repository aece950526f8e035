import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from '@/sandbox/api/openapi/document';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { connect } from './api';
import { type Endpoint, endpoints } from './endpoints';
import { subjectsIn } from './subjects';

let api: TestApi;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'client-'));
  api = await openTestApi();
});
afterAll(async () => {
  await api.close();
  await rm(dir, { recursive: true });
});

/** A client as a team would have it made that has nothing but the document. */
async function generate(): Promise<{ file: string; methods: ReadonlyMap<string, string> }> {
  const input = join(dir, 'openapi.json');
  await writeFile(input, JSON.stringify(await openApiDocument('/api/v1')));
  const made = await generateApi({
    input,
    output: false,
    silent: true,
    httpClientType: 'fetch',
    singleHttpClient: true,
  });
  const source = made.files[0]?.fileContent ?? '';
  const file = join(dir, 'client.ts');
  await writeFile(file, source);
  const named = source.matchAll(/@request GET:(\S+)[\s\S]*?\n {4}(\w+): \(/g);
  return { file, methods: new Map([...named].map(([, path = '', method = '']) => [path, method])) };
}

type Method = (...args: unknown[]) => Promise<{ ok: boolean; data: unknown }>;
type Client = Record<string, Record<string, Method>>;

it('a client that others generate from the document compiles and reads every endpoint', async () => {
  const { file, methods } = await generate();
  const bin = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--lib',
    'es2022,dom',
    '--types',
    '',
  ];
  await promisify(execFile)(process.execPath, [bin, ...options, file], { cwd: dir });

  const { HttpClient, Api } = await import(/* @vite-ignore */ file);
  const customFetch = (url: string, init?: RequestInit) => api.request(url, init);
  const client: Client = new Api(new HttpClient({ baseUrl: '', customFetch, baseApiParams: { format: 'json' } }));
  const subjectsOf = subjectsIn(connect('', 'staff', { send: (url, init) => api.request(String(url), init) }));

  for (const endpoint of endpoints()) {
    const method = Object.values(client)
      .map((part) => part?.[methods.get(endpoint.path) ?? ''])
      .find((found) => typeof found === 'function');
    const [subject] = await subjectsOf(endpoint);
    if (!method || !subject) throw new Error(`${endpoint.path}: ${method ? 'no record' : 'no method'}`);
    const answer = await method(...endpoint.params.map((name) => subject[name]), ...queryOf(endpoint)).catch(
      (error: unknown) => ({ ok: false, data: error }),
    );
    expect(answer.ok, `${endpoint.path}: ${JSON.stringify(answer.data)}`).toBe(true);
  }
});

function queryOf({ kind, query }: Endpoint): unknown[] {
  if ('interval' in query) {
    return [{ from: '2026-01-01T00:00:00Z', to: '2026-07-01T00:00:00Z', interval: 'month', zone: 'UTC' }];
  }
  if (kind === 'export') return [{}, { format: 'text' }];
  return Object.keys(query).length > 0 ? [{}] : [];
}
