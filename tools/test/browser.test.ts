import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserCandidates, testBrowserCandidates } from './browser.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-browser-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function install(name: string, mode = 0o755): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, mode);
  return path;
}

it('browserCandidates prefers the CHROMIUM variable to installed browsers', async () => {
  await install('chromium');
  expect(browserCandidates({ CHROMIUM: '/opt/mine', PATH: folder })).toEqual(['/opt/mine']);
});

it('browserCandidates prefers Chromium to Chrome', async () => {
  const chrome = await install('google-chrome');
  const chromium = await install('chromium');
  expect(browserCandidates({ PATH: `/nowhere:${folder}` }).slice(0, 2)).toEqual([chromium, chrome]);
});

it('browserCandidates ignores a file that is not executable', async () => {
  const path = await install('chromium', 0o644);
  expect(browserCandidates({ PATH: folder })).not.toContain(path);
});

it('only tests use chromium-headless-shell, and they prefer it to Chromium', async () => {
  const chromium = await install('chromium');
  const shell = await install('chromium-headless-shell');
  expect(testBrowserCandidates({ PATH: folder }).slice(0, 2)).toEqual([shell, chromium]);
  expect(browserCandidates({ PATH: folder })).not.toContain(shell);
  expect(testBrowserCandidates({ CHROMIUM: '/opt/mine', PATH: folder })).toEqual(['/opt/mine']);
});
