import { expect, test } from '@playwright/test';
import { rawRequest } from '../../tools/testing/raw-request';
import { actionsOf } from '../support/build-manifest';
import { requestBytes, sendBytes } from '../support/raw-socket';
import { routerRequest } from '../support/requests';
import { app, cookieHeader, sealSession, startSession } from '../support/session';
import { withoutNonces } from '../support/without-nonces';

const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const rsc = (more: Record<string, string>) => ({ RSC: '1', ...more });

/** Forged headers that must not change the response. */
const forged: Readonly<Record<string, Record<string, string>>> = {
  'a router state that is not JSON': rsc({ 'Next-Router-State-Tree': 'garbage' }),
  'a router state that cannot be decoded': rsc({ 'Next-Router-State-Tree': '%E0%A4%A' }),
  'a router state of another shape': rsc({ 'Next-Router-State-Tree': tree({ a: 1 }) }),
  'a null router state': rsc({ 'Next-Router-State-Tree': 'null' }),
  'a router state with prototype names': rsc({
    'Next-Router-State-Tree': tree(['__proto__', { constructor: ['toString', {}] }, null, 'refetch']),
  }),
  'a router state of 500 levels': rsc({
    'Next-Router-State-Tree': `${'["",{"a":'.repeat(500)}["",{}]${'}]'.repeat(500)}`,
  }),
  'a long router state': rsc({ 'Next-Router-State-Tree': 'x'.repeat(9_000) }),
  'a segment of another folder': rsc({
    'Next-Router-Prefetch': '1',
    'Next-Router-Segment-Prefetch': '/../../../etc/passwd',
  }),
  'a segment with a prototype name': rsc({
    'Next-Router-Prefetch': '2',
    'Next-Router-Segment-Prefetch': '__proto__',
  }),
  'a router address on another host': rsc({ 'Next-Url': '//evil.example/%zz' }),
  'a refresh of the development server': rsc({ 'Next-HMR-Refresh': '1' }),
  'a request for page data': { 'X-NextJS-Data': '1' },
  'a resumed page': { 'Next-Resume': '1' },
  'an action requested with GET': { 'Next-Action': '0'.repeat(42) },
  'a route matched by a hosting platform': { 'X-Now-Route-Matches': '1=x', 'X-Matched-Path': '/login' },
  'an internal call': {
    'X-Invoke-Path': '/login',
    'X-Invoke-Status': '500',
    'X-Invoke-Error': '{',
    'X-Invoke-Query': '{',
    'X-Invoke-Output': '/login',
  },
  'a forwarded action': { 'X-Action-Forwarded': '1', 'Next-Action': 'x' },
  'response headers of the middleware': {
    'X-Middleware-Next': '1',
    'X-Middleware-Rewrite': 'http://evil.example/',
    'X-Middleware-Redirect': 'http://evil.example/',
    'X-NextJS-Redirect': 'http://evil.example/',
    'X-NextJS-Rewrite': 'http://evil.example/',
    Location: 'http://evil.example/',
  },
  'request headers of the middleware': {
    'X-Middleware-Subrequest-Id': 'x',
    'X-Middleware-Invoke': '1',
    'X-Middleware-Prefetch': '1',
    'X-Middleware-Skip': '1',
    'X-Middleware-Cache': 'no-cache',
    'X-Middleware-Refresh': '1',
  },
  'a preview of drafts': { 'X-Prerender-Revalidate': 'x', 'X-Prerender-Revalidate-If-Generated': '1' },
  'an invalid scheme': { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Host': 'evil.example:99999' },
  'several hosts': { 'X-Forwarded-Proto': 'https,http', 'X-Forwarded-Host': 'evil.example, other.example' },
  'an invalid address': { 'X-Forwarded-For': "' OR 1=1, ::1, <script>", 'X-Real-IP': 'evil.example' },
  'a host with a path': { Host: 'evil.example/path' },
  'a host with user information': { Host: 'localhost@evil.example' },
  'a host with an impossible port': { Host: 'localhost:99999' },
  'no host': { Host: '' },
  'a method override': { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'PUT' },
  'conditions and ranges': { Range: 'bytes=0-1', 'If-None-Match': '*', 'If-Modified-Since': 'x' },
  'an invalid trace': { traceparent: '<script>', tracestate: 'x', baggage: '__proto__=1' },
  'headers of the app': { 'X-Fairway-Path': '//evil.example', 'X-Fairway-Activity': '1', 'X-Nonce': 'evilevil' },
};

/** The address of a redirect, without the app's origin. */
const here = (location = '') => (location.startsWith(`${app}/`) ? location.slice(app.length) : location);

let cookie = '';
test.beforeAll(async () => {
  cookie = cookieHeader(await sealSession(await startSession()));
});

test('GUARD-1 GUARD-3 Security: forged headers do not bypass sign-in, redirect to another origin or cause a failure @nightly', async () => {
  for (const [what, headers] of Object.entries(forged)) {
    for (const [path, open, shown] of [
      ['/compare', false, 200],
      ['/api/session', false, 200],
      ['/login', true, 307],
      ['/api/auth/callback/cognito?error=x', true, 302],
    ] as const) {
      const stranger = await routerRequest(path, { headers });
      const staff = await routerRequest(path, { headers: { ...headers, cookie } });
      const name = `${what}, ${path}`;
      expect(open ? [200, 302, 307] : [401, 307], name).toContain(stranger.status);
      if (path === '/compare') expect(here(stranger.headers.location), name).toBe('/login?from=%2Fcompare');
      expect([shown, 200], name).toContain(staff.status);
      for (const answer of [stranger, staff]) {
        expect(withoutNonces(JSON.stringify(answer.headers)), name).not.toContain('evil');
        expect(/evil(\.example|evil)|etc\/passwd/.test(answer.body), name).toBe(false);
        expect(answer.headers['content-security-policy'], name).toContain("default-src 'none'");
      }
    }
  }
});

const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
for (const [what, headers, body] of [
  ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${hidden}0\r\n\r\n`],
  ['chunks of two kinds', ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], `0\r\n\r\n${hidden}`],
  ['chunks of an unknown kind', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
  ['a negative length', ['Content-Length: -1'], hidden],
  ['a length with a sign', ['Content-Length: +0'], hidden],
  ['a blank before the colon', ['Content-Length : 0'], hidden],
  ['a header folded over two lines', ['X: a', ' Content-Length: 0'], hidden],
  ['a zero byte in a header', ['X: a\0b'], hidden],
] as const) {
  test(`Security: a request with ${what} is refused, and a request smuggled behind it is not served`, async () => {
    const head = ['POST /login HTTP/1.1', 'Host: localhost', `Cookie: ${cookie}`, ...headers].join('\r\n');
    const answer = await sendBytes(`${head}\r\n\r\n${body}`);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  });
}

test('Security: a request with an unusual target or method is redirected to the sign-in screen of this origin', async () => {
  for (const [first, status, location] of [
    ['GET http://evil.example/all-users HTTP/1.1', 307, '/login?from=%2Fall-users'],
    ['GET http://evil.example//other.example/ HTTP/1.1', 307, '/login?from=%2Fother.example%2F'],
    ['OPTIONS * HTTP/1.1', 303, '/login'],
    ['GET * HTTP/1.1', 307, '/login'],
    ['TRACE /all-users HTTP/1.1', 303, '/login?from=%2Fall-users'],
    ['PROPFIND /all-users HTTP/1.1', 303, '/login?from=%2Fall-users'],
  ] as const) {
    const answer = await sendBytes(requestBytes(first, 'Host: localhost', 'X-Echo: evilevil'));
    expect(answer.split('\r\n')[0], first).toContain(` ${status} `);
    expect(answer.match(/^location: (.*)$/m)?.[1]?.trim(), first).toBe(location);
    expect(withoutNonces(answer).includes('evil'), first).toBe(false);
  }
  const two = requestBytes('GET /all-users HTTP/1.1', 'Host: localhost', 'Host: evil.example');
  expect(withoutNonces(await sendBytes(two)).includes('evil')).toBe(false);
});

test('LIMIT-4 a page responds with 405 to other methods than GET, HEAD and POST, with a session too', async () => {
  for (const headers of [{}, { cookie, Origin: app }] as Record<string, string>[]) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const path = 'cookie' in headers ? '/countries' : '/login';
      const answer = await rawRequest(path, { method, headers });
      // Another site may have sent a DELETE without an Origin.
      const expected = method === 'DELETE' && !('Origin' in headers) ? [403, undefined] : [405, 'GET, HEAD, POST'];
      expect([answer.status, answer.headers.allow], `${method} ${path}`).toEqual(expected);
    }
    for (const method of ['GET', 'HEAD'])
      expect((await rawRequest('/login?reason=late', { method, headers })).status).toBe(200);
  }
});

test('GUARD-7 other sites can link to screens, but their pages cannot fetch data or files of the app', async () => {
  for (const [site, status] of [
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ] as const) {
    const headers = { cookie, Accept: 'text/html', 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate' };
    for (const path of ['/api/export/countries', '/api/session', '/api/avatar']) {
      const answer = await rawRequest(path, { headers });
      expect(answer.status, `${path} from ${site}`).toBe(status);
      if (status === 403) expect(answer.body).toContain('This link only works inside Fairway.');
    }
    expect((await rawRequest('/countries', { headers })).status, site).toBe(200);
    const renewal = await rawRequest('/api/session/renew?from=%2Fcountries', { headers });
    expect(here(renewal.headers.location), site).toBe('/countries');
  }
  const others: Record<string, string>[] = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' },
    {},
  ];
  for (const headers of others) {
    const answer = await rawRequest('/api/session', { method: 'DELETE', headers: { cookie, ...headers } });
    expect([answer.status, answer.setCookies]).toEqual([403, []]);
  }
  expect((await rawRequest('/api/session', { headers: { cookie } })).status).toBe(200);
  const stranger = await rawRequest('/login', { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' } });
  expect(stranger.status).toBe(403);
});

test('AUTH-3 GUARD-5 GUARD-7 no server action runs for another origin or without an origin', async () => {
  for (const action of actionsOf()) {
    for (const origin of ['', 'null', 'https://evil.example', `${app}.evil.example`, 'http://localhost:1']) {
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
