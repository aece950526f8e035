import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Processes } from '../process/processes.mjs';
import { root } from '../process/root.mjs';
import { say } from '../process/steps.mjs';
import { caddy } from '../test/servers.mjs';
import { freePort } from '../testing/loopback.mjs';
import { type Findings, must } from './finding';
import type { Installation } from './installation';
import { ask, startLoad } from './load';

/** The same instances behind Caddy as deploy/Caddyfile configures it, which nobody tells of a restart. */
export async function checkCaddy(
  { check }: Findings,
  installation: Installation,
  { processes, cookie, rate }: { processes: Processes; cookie: string; rate: number },
): Promise<void> {
  const program = caddy();
  if (!program) return say('not checked: deploy/Caddyfile, since there is no caddy on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'fairway-caddy-'));
  processes.atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const address = `https://localhost:${port}`;
  const [first, second] = installation.ports;
  const own = `admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n`;
  const changes: [from: string, to: string][] = [
    ['\n{\n', `\n{\n\t${own}`],
    ['\nbackoffice.example.com {\n', `\n${address} {\n\tbind 127.0.0.1\n\ttls internal\n`],
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ['/var/log/caddy', folder],
  ];
  let config = readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8');
  for (const [from, to] of changes) {
    if (!config.includes(from)) throw new Error(`deploy/Caddyfile no longer contains: ${from}`);
    config = config.replaceAll(from, to);
  }
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, config);
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  processes.atEnd(async () => {
    child.kill('SIGTERM');
    await gone;
  });

  await check('Caddy: pages and files come compressed, and streamed answers whole', async () => {
    for (let tries = 0; tries < 100 && !(await ask(`${address}/healthz`).catch(() => null)); tries++) await delay(100);
    const page = await ask(`${address}/login`, { headers: { 'accept-encoding': 'gzip' } });
    must(page.headers['content-encoding'] === 'gzip', `a page: ${page.headers['content-encoding']}`);
    const csv = await ask(`${address}/api/export/groups`, { headers: { cookie } });
    must(csv.body.split('\r\n').length - 2 === Number(csv.headers['x-total-count']), 'an export is not whole');
    const { status } = await ask(`${address}/_next/static/missing.js`);
    must(status === 404, `a missing file: ${status}`);
    return undefined;
  });
  await check('Caddy: both instances restart', async () => {
    const load = startLoad(address, cookie, rate);
    await installation.restartAlone();
    const { sent, failed } = await load.stop();
    must(failed.length === 0, `${failed.length} of ${sent} requests failed: ${failed.slice(0, 5).join('; ')}`);
    return `0 of ${sent} requests failed`;
  });
  await check('Caddy: its logs hold no search text, and the id of a request', async () => {
    const logged = readFileSync(join(folder, 'access.log'), 'utf8');
    const line = `${logged}${said}`.split('\n').find((each) => /smith/i.test(each));
    must(!line, line ?? '');
    must(/"X-Request-Id":\["[\w-]+"\]/.test(logged), 'no X-Request-Id');
    return undefined;
  });
}
