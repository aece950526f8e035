import { expect, test } from '@playwright/test';
import { rawRequest } from '../../tools/testing/raw-request';
import { actionsOf } from '../support/build-manifest';
import { sendBytes } from '../support/raw-socket';
import { app, cookieOf, startSession } from '../support/session';

/** The target of a redirect, without the app's origin. */
const here = (location = '') => (location.startsWith(`${app}/`) ? location.slice(app.length) : location);

let cookie = '';
test.beforeAll(async () => {
  cookie = await cookieOf(await startSession());
});

const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
for (const [what, headers, body] of [
  ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${hidden}0\r\n\r\n`],
  ['chunks of an unknown kind', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
  ['a negative length', ['Content-Length: -1'], hidden],
  ['a blank before the colon', ['Content-Length : 0'], hidden],
  ['a header folded over two lines', ['X: a', ' Content-Length: 0'], hidden],
] as const) {
  test(`Security: a request with ${what} is refused, and a second request hidden in its body is not served`, async () => {
    const head = ['POST /login HTTP/1.1', 'Host: localhost', `Cookie: ${cookie}`, ...headers].join('\r\n');
    const answer = await sendBytes(`${head}\r\n\r\n${body}`);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  });
}

test('LIMIT-4 pages refuse methods other than GET, HEAD and POST with 405, even with a session', async () => {
  for (const headers of [{}, { cookie, Origin: app }] as Record<string, string>[]) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const path = 'cookie' in headers ? '/countries' : '/login';
      const answer = await rawRequest(path, { method, headers });
      // A DELETE without an Origin header may come from another site, so the app refuses it.
      const expected = method === 'DELETE' && !('Origin' in headers) ? [403, undefined] : [405, 'GET, HEAD, POST'];
      expect([answer.status, answer.headers.allow], `${method} ${path}`).toEqual(expected);
    }
    for (const method of ['GET', 'HEAD'])
      expect((await rawRequest('/login?reason=late', { method, headers })).status).toBe(200);
  }
});

test('GUARD-7 other sites can link to screens, but their pages cannot fetch data or files of the app', async () => {
  const headers = { cookie, Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  for (const path of ['/api/export/countries', '/api/session', '/api/avatar']) {
    const answer = await rawRequest(path, { headers });
    expect(answer.status, path).toBe(403);
    expect(answer.body).toContain('This link only works inside Fairway.');
  }
  expect((await rawRequest('/countries', { headers })).status).toBe(200);
  const renewal = await rawRequest('/api/session/renew?from=%2Fcountries', { headers });
  expect(here(renewal.headers.location)).toBe('/countries');
  const stranger = await rawRequest('/login', { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' } });
  expect(stranger.status).toBe(403);
});

test('AUTH-3 GUARD-5 GUARD-7 a sign-out or server action from another origin, or without an origin, does not run', async () => {
  const answer = await rawRequest('/api/session', { method: 'DELETE', headers: { cookie, 'Sec-Fetch-Site': 'none' } });
  expect([answer.status, answer.setCookies]).toEqual([403, []]);
  for (const action of actionsOf()) {
    for (const origin of ['', `${app}.evil.example`]) {
      for (const path of ['/', '/login']) {
        const { status, setCookies, body } = await rawRequest(path, {
          method: 'POST',
          headers: {
            cookie,
            ...(origin && { Origin: origin }),
            'Next-Action': action,
            'Content-Type': 'text/plain;charset=UTF-8',
            Accept: 'text/x-component',
          },
          body: '["users",{}]',
        });
        const what = `${action} from ${origin}`;
        expect(setCookies.join().includes('session-token'), what).toBe(false);
        expect(body.length, what).toBeLessThan(2_000);
        if (path === '/') expect(status, what).toBe(403);
      }
    }
  }
  expect((await rawRequest('/api/session', { headers: { cookie } })).status).toBe(200);
});
