import { readFileSync } from 'node:fs';
import { type ConnectionOptions, connect } from 'node:tls';
import { hasBrotli } from '../testing/nginx.mjs';
import { type Findings, findLine, must, mustHideSearches } from './finding';
import type { Installation } from './installation';
import { ask } from './load';

/** Checks what deploy/nginx.conf provides: encryption, one id per request up to the API, no search texts in logs. */
export async function checkProxy({ check }: Findings, installation: Installation, cookie: string): Promise<void> {
  const { address, plainAddress, httpsPort, nginx, log, faults } = installation;

  await check('only TLS 1.2 and 1.3 with forward secrecy are accepted', async () => {
    const offered: [string, ConnectionOptions, boolean][] = [
      ['TLS 1.3', { minVersion: 'TLSv1.3' }, true],
      ['TLS 1.2', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-GCM-SHA256' }, true],
      ['CBC', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA256' }, false],
      ['a cipher without forward secrecy', { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' }, false],
      ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }, false],
      ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }, false],
    ];
    for (const [name, options, wanted] of offered) {
      const connected = await handshake({ ...options, port: httpsPort });
      must(connected === wanted, `${name} is ${connected ? 'accepted' : 'refused'}`);
    }
    return undefined;
  });

  await check('http redirects to https, which browsers then always use', async () => {
    const { status, headers } = await ask(`${plainAddress}/groups?page=2`);
    must(status === 308 && headers.location === `${address}/groups?page=2`, `${status} to ${headers.location}`);
    const secure = await ask(`${address}/login`);
    must(/max-age=\d{8}/.test(String(secure.headers['strict-transport-security'])), 'no Strict-Transport-Security');
    return undefined;
  });

  await check('the logs of proxy, app and API contain the same request id', async () => {
    await fetch(`${faults}/seen`, { method: 'PUT', body: JSON.stringify({ match: '/' }) });
    const { headers } = await ask(`${address}/all-users?q=smith`, { headers: { cookie, accept: 'text/html' } });
    const id = String(headers['x-request-id']);
    const seen = await (await fetch(`${faults}/seen`)).text();
    await fetch(`${faults}/seen`, { method: 'DELETE' });
    const line = await findLine(nginx.accessLog, id);
    must(line, 'the log of nginx has no line with the request id');
    must(/"127\.0\.0\.1:\d+" "200"/.test(line), `the log of nginx does not name the instance that responded: ${line}`);
    must(await findLine(log, `"request":"${id}"`), 'the log of the app has no line with the request id');
    must(seen.includes(id), 'the API did not get the request id');
    return undefined;
  });

  await check('files and pages are compressed', async () => {
    const page = await ask(`${address}/login`, { headers: { 'accept-encoding': 'gzip' } });
    must(page.headers['content-encoding'] === 'gzip', `a page: ${page.headers['content-encoding']}`);
    const { body } = await ask(`${address}/login`);
    const script = /\/_next\/static\/[^"]+\.js/.exec(body)?.[0];
    const file = await ask(address + script, { headers: { 'accept-encoding': 'br, gzip' } });
    const encoding = hasBrotli() ? 'br' : 'gzip';
    const gzipped = await ask(address + script, { headers: { 'accept-encoding': 'gzip' } });
    const missing = await ask(`${address}/_next/static/missing.js`);
    must(missing.status === 404, `a file of another build: ${missing.status}`);
    must(file.headers['content-encoding'] === encoding, `a script: ${file.headers['content-encoding']}`);
    must(gzipped.headers['content-encoding'] === 'gzip', `without Brotli: ${gzipped.headers['content-encoding']}`);
    return encoding === 'br' ? 'files with Brotli' : 'files with gzip, because nginx has no module for Brotli';
  });
}

/** Checks that no log contains a query. Runs last, after instances were stopped and killed. */
export async function checkLogs({ check }: Findings, { nginx, log }: Installation): Promise<void> {
  await check('no log contains search text', async () => {
    for (const file of [nginx.accessLog, nginx.errorLog, log]) mustHideSearches(readFileSync(file, 'utf8'));
    return undefined;
  });
}

function handshake(options: ConnectionOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false, ...options });
    socket.once('secureConnect', () => {
      resolve(true);
      socket.end();
    });
    socket.once('error', () => resolve(false));
  });
}
