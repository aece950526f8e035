import { readFileSync } from 'node:fs';
import { type Options, rawRequest } from '../../tools/testing/raw-request';
import { logLines } from '../support/app-log';
import { cookieHeader, sealSession, startSession } from '../support/session';
import { expect, test } from '../support/test';

/** The build id, which is part of the framework's data addresses. */
const build = readFileSync('.next/BUILD_ID', 'utf8').trim();

/** The log line of a request. */
async function lineOf(path: string, options?: Options) {
  const { headers } = await rawRequest(path, options);
  const id = headers['x-request-id'];
  const find = () => logLines().find(({ event, request }) => event === 'request' && request === id);
  await expect.poll(find, path).toBeDefined();
  return find();
}

test('LIMIT-3 GUARD-1 every spelling of an address gets the same response, log line and limits as the plain spelling', async () => {
  const headers = { cookie: cookieHeader(await sealSession(await startSession())) };
  for (const path of [
    '/all-users',
    '/_next/../all-users',
    '/_next/%2e%2E/all-users',
    '/_next/static/.%2e/%2e./all-users',
    '/healthz/../all-users',
    '/%61ll%2Dusers',
    '/_next\\..\\all-users',
  ]) {
    for (const [options, status] of [
      [{}, 307],
      [{ headers }, 200],
    ] as const) {
      expect(await lineOf(path, options), path).toMatchObject({ method: 'GET', route: '/all-users', status });
    }
  }
  for (const path of [`/_next/data/${build}/all-users.json`, '/_next/static/..%2fall-users', '/_next/all-users']) {
    expect(await lineOf(path, { headers }), path).toMatchObject({ route: '(other)' });
  }
});

test('GUARD-1 Security: an address that only resembles a file is protected like a page, and forged headers do not affect it', async () => {
  const headers = {
    'X-Fairway-Path': '/groups',
    'X-Request-Id': 'evil',
    'Content-Security-Policy': "script-src 'nonce-evil'",
    'X-Middleware-Request-X-Fairway-Path': '/groups',
    'X-Middleware-Override-Headers': 'x-fairway-path',
  };
  for (const path of ['/iconxsvg', '/robotsxtxt', '/_next/../iconxsvg']) {
    const answer = await rawRequest(path, { headers });
    const own = path.replace('/_next/..', '');
    expect(answer.headers.location, path).toBe(`/login?${new URLSearchParams({ from: own })}`);
    expect(answer.headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(JSON.stringify(answer.headers), path).not.toContain('nonce-evil');
  }
});
