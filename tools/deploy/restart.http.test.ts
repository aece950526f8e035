import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProgram } from '../test/programs.mjs';
import { freePort } from '../testing/loopback.mjs';

const script = `${import.meta.dirname}/../../deploy/restart.sh`;
const folder = mkdtempSync(join(tmpdir(), 'fairway-restart-'));
const conf = join(folder, 'nginx.conf');
const instances = [1, 2].map(() => createServer((_, response) => response.end('ok')));
const ports = () => instances.map((instance) => (instance.address() as AddressInfo).port);

/** Writes an nginx.conf with these instances. The indentation is a tab, which some editors insert. */
function listInNginx(...listed: number[]): string {
  const text = listed.map((port) => `\tserver\t127.0.0.1:${port} max_fails=0;\n`).join('');
  writeFileSync(conf, text);
  return text;
}

async function restart(port: number, environment: Record<string, string> = {}) {
  const env = { ...process.env, NGINX_CONF: conf, NGINX_COMMAND: 'true', RESTART: 'true', ...environment };
  const run = promisify(execFile)('/bin/sh', [script, String(port)], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code: code as number, text: stderr as string }),
  );
}

beforeAll(async () => {
  for (const instance of instances) await once(instance.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const instance of instances) instance.close();
  rmSync(folder, { recursive: true });
});

const programs = ['sh', 'curl', 'ss', 'sed', 'grep', 'sleep'];
const isComplete = programs.every((name) => findProgram(name));

it.skipIf(!isComplete)('restart.sh marks an instance as down in nginx while it restarts', async () => {
  const [port = 0, other = 0] = ports();
  const before = listInNginx(port, other);
  const copy = join(folder, 'while-restarting');
  const { code, text } = await restart(port, { RESTART: `cp ${conf} ${copy}` });
  expect({ code, text }).toEqual({ code: 0, text: `${port}: restarted\n` });
  expect(readFileSync(copy, 'utf8')).toBe(before.replace(`:${port} max_fails=0;`, `:${port} max_fails=0 down;`));
  expect(readFileSync(conf, 'utf8')).toBe(before);
});

it.skipIf(!isComplete)('restart.sh restarts nothing while the other instance does not respond', async () => {
  const [port = 0] = ports();
  const before = listInNginx(port, await freePort());
  const { code, text } = await restart(port, { START_SECONDS: '1' });
  expect(code).toBe(1);
  expect(text).toContain(`${port}: not restarted, because no other instance answered within 1 s.`);
  expect(readFileSync(conf, 'utf8')).toBe(before);
});

it.skipIf(!isComplete)('restart.sh restarts the second instance only when the first one responds again', async () => {
  const [port = 0] = ports();
  let checks = 0;
  const slow = createServer((_, response) => {
    checks += 1;
    response.writeHead(checks < 2 ? 503 : 200).end();
  });
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  listInNginx(port, (slow.address() as AddressInfo).port);
  const { code, text } = await restart(port);
  slow.close();
  expect({ code, text }).toEqual({ code: 0, text: `${port}: restarted\n` });
});

it.skipIf(!isComplete)('restart.sh requests pages of the new process before nginx sends requests to it', async () => {
  const [port = 0, other = 0] = ports();
  listInNginx(port, other);
  const paths: string[] = [];
  const note = ({ url = '' }: { url?: string | undefined }) => {
    if (readFileSync(conf, 'utf8').includes('down;')) paths.push(url);
  };
  // Runs before the listener that responds, because after the response the script continues and removes `down`.
  instances[0]?.prependListener('request', note);
  expect((await restart(port)).code).toBe(0);
  instances[0]?.off('request', note);
  expect(paths).toEqual(['/healthz', ...Array.from({ length: 8 }, () => '/login')]);
});

it.skipIf(!isComplete)('restart.sh stops when the program ss, which lists connections, is missing', async () => {
  const [port = 0, other = 0] = ports();
  listInNginx(port, other);
  const bin = mkdtempSync(join(folder, 'bin-'));
  for (const name of programs) if (name !== 'ss') symlinkSync(findProgram(name) ?? '', join(bin, name));

  const { code, text } = await restart(port, { PATH: bin });
  expect({ code, text }).toEqual({ code: 2, text: 'ss is not installed\n' });
});
