import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Processes } from '../process/processes.mjs';
import { say } from '../process/steps.mjs';
import { caddy } from '../test/servers.mjs';
import { freePort } from '../testing/loopback.mjs';
import { configured, startServer } from '../testing/server.mjs';
import { type Findings, findLine, must, mustHideSearches } from './finding';
import type { Installation } from './installation';
import { ask, startLoad } from './load';

/** Runs the same instances behind Caddy with deploy/Caddyfile, which is not told of restarts. */
export async function checkCaddy(
  { check }: Findings,
  installation: Installation,
  { processes, cookie, rate }: { processes: Processes; cookie: string; rate: number },
): Promise<void> {
  const program = caddy();
  if (!program) return say('not checked: deploy/Caddyfile, because caddy is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'fairway-caddy-'));
  processes.atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const address = `https://localhost:${port}`;
  const [first, second] = installation.ports;
  const own = `admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n`;
  const config = configured('Caddyfile', [
    ['\n{\n', `\n{\n\t${own}`],
    ['\nbackoffice.example.com {\n', `\n${address} {\n\tbind 127.0.0.1\n\ttls internal\n`],
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ['/var/log/caddy', folder],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, config);
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const { child, stop } = startServer(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  processes.atEnd(() => stop());

  await check('Caddy: pages and files are compressed, and streamed responses are complete', async () => {
    for (let tries = 0; tries < 100 && !(await ask(`${address}/healthz`).catch(() => null)); tries++) await delay(100);
    const page = await ask(`${address}/login`, { headers: { 'accept-encoding': 'gzip' } });
    must(page.headers['content-encoding'] === 'gzip', `a page: ${page.headers['content-encoding']}`);
    const csv = await ask(`${address}/api/export/groups`, { headers: { cookie } });
    must(csv.body.split('\r\n').length - 2 === Number(csv.headers['x-total-count']), 'an export is incomplete');
    const { status } = await ask(`${address}/_next/static/missing.js`);
    must(status === 404, `a missing file: ${status}`);
    return undefined;
  });
  await check('Caddy: both instances restart', async () => {
    const load = startLoad(address, cookie, rate);
    await installation.restartAlone();
    return load.stop();
  });
  await check('Caddy: its logs contain request ids but no search text', async () => {
    must(await findLine(join(folder, 'access.log'), '"X-Request-Id":["'), 'no X-Request-Id');
    mustHideSearches(readFileSync(join(folder, 'access.log'), 'utf8') + said);
    return undefined;
  });
}
