import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { browserCandidates } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fairway-browser-'));
const [chromium = '', chrome = '', shell = ''] = ['chromium', 'google-chrome', 'chromium-headless-shell'].map((name) =>
  join(folder, name),
);
for (const path of [chrome, chromium, shell]) symlinkSync(process.execPath, path);
writeFileSync(join(folder, 'chromium-browser'), 'not executable');
afterAll(() => rmSync(folder, { recursive: true }));

const PATH = `/nowhere:${folder}`;
it.each([
  ['Chromium to Chrome', { env: { PATH } }, [chromium, chrome]],
  ['chromium-headless-shell to both, for tests', { env: { PATH }, forTests: true }, [shell, chromium, chrome]],
  ['the CHROMIUM variable to all', { env: { PATH, CHROMIUM: '/opt/mine' }, forTests: true }, ['/opt/mine']],
])('browserCandidates prefers %s', (_, options, expected) => {
  expect(browserCandidates(options).slice(0, expected.length)).toEqual(expected);
});
