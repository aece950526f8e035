import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from './source-hash.mjs';

let root: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairway-hash-'));
  await write('app/page.tsx', 'one');
  await write('package-lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

it.each([
  'app/page.tsx',
  'app/sandbox/page.tsx',
  'package-lock.json',
  'middleware.ts',
  'public/icon.svg',
  '.env.production',
])('the hash of the sources changes when %s changes', async (path) => {
  const before = await sourceHash(root);
  await write(path, 'two');
  expect(await sourceHash(root)).not.toBe(before);
});

it.each([
  'docs/notes.md',
  'lib/list/query.test.ts',
  'sandbox/main.ts',
  'e2e/login.spec.ts',
  '.next/BUILD_ID',
  '.sandbox/app.env',
  'tsconfig.tsbuildinfo',
])('the hash of the sources does not change when %s changes', async (path) => {
  const before = await sourceHash(root);
  await write(path, 'two');
  expect(await sourceHash(root)).toBe(before);
});

it('the hash of the sources changes when a file moves', async () => {
  const before = await sourceHash(root);
  await rm(join(root, 'app/page.tsx'));
  await write('app/other.tsx', 'one');
  expect(await sourceHash(root)).not.toBe(before);
});
