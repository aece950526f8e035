import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { caddy, systemdAnalyze } from '../test/servers.mjs';
import { AS_JSON_LINES, WITH_BUILT_CONFIG, withMemoryLimits } from '../up/memory.mjs';

const deploy = `${import.meta.dirname}/../../deploy`;
const folder = mkdtempSync(join(tmpdir(), 'fairway-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder },
  });

it.skipIf(!systemdAnalyze())('systemd finds no fault in the unit', () => {
  const unit = join(folder, 'fairway@3001.service');
  const text = readFileSync(`${deploy}/fairway@.service`, 'utf8');
  expect(text).toContain('ExecStart=/usr/bin/node ');
  writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
  expect(run(systemdAnalyze() ?? '', 'verify', '--man=no', unit)).toBe('');
});

it.skipIf(!caddy())('Caddy finds no fault in its configuration', () => {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, readFileSync(`${deploy}/Caddyfile`, 'utf8').replace('/var/log/caddy', folder));
  expect(() => run(caddy() ?? '', 'validate', '--adapter', 'caddyfile', '--config', file)).not.toThrow();
});

it('the systemd unit and npm commands have the memory limits of the image', () => {
  const unit = readFileSync(`${deploy}/fairway@.service`, 'utf8');
  const image = readFileSync(`${deploy}/../Dockerfile`, 'utf8');
  const settings = [...image.matchAll(/(?:NODE_OPTIONS="[^"]+"|MALLOC_\w+=\d+)/g)].map(([text]) =>
    text.replaceAll('"', ''),
  );
  expect(settings.length).toBe(4);
  for (const setting of settings) expect(unit).toContain(setting);
  const own = Object.entries(withMemoryLimits({})).map(([name, value]) => `${name}=${value}`);
  expect(own.sort()).toEqual(settings.sort());
});

it('under systemd and in the image, all output is JSON lines', () => {
  const unit = readFileSync(`${deploy}/fairway@.service`, 'utf8');
  const image = readFileSync(`${deploy}/../Dockerfile`, 'utf8');
  const fileOf = ([, preload]: string[]) => preload?.split('/').at(-1);
  expect(unit).toContain(
    `/node --import ./tools/up/${fileOf(AS_JSON_LINES)} --import ./tools/up/${fileOf(WITH_BUILT_CONFIG)} node_modules/next/dist/bin/next start `,
  );
  expect(image).toContain(`CMD ["node", "--import", "./${fileOf(AS_JSON_LINES)}", "server.js"]`);
});
