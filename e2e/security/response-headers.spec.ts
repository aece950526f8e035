import { expect } from '@playwright/test';
import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { mark, test } from '../support/faults';
import { routerRequest } from '../support/requests';
import { cookieOf, startSession } from '../support/session';

const provider = `http://127.0.0.1:${e2eConfig.sandboxPort}`;
const rsc = { RSC: '1' };

let cookie = '';
test.beforeAll(async () => {
  cookie = await cookieOf(await startSession());
});

/** Checks the security headers that every response must have. */
function expectSafe({ headers }: Answer, what: string): void {
  expect
    .soft(
      {
        hsts: headers['strict-transport-security'],
        nosniff: headers['x-content-type-options'],
        referrer: headers['referrer-policy'],
        corp: headers['cross-origin-resource-policy'],
        frames: headers['x-frame-options'],
        robots: headers['x-robots-tag'],
        poweredBy: headers['x-powered-by'],
      },
      what,
    )
    .toEqual({
      hsts: 'max-age=63072000; includeSubDomains',
      nosniff: 'nosniff',
      referrer: 'same-origin',
      corp: 'same-origin',
      frames: 'DENY',
      robots: 'noindex, nofollow',
      poweredBy: undefined,
    });
  const policy = policyOf(headers['content-security-policy']);
  expect.soft(policy.get('default-src'), what).toEqual(["'none'"]);
  expect.soft(policy.get('frame-ancestors'), what).toEqual(["'none'"]);
  expect.soft(policy.get('base-uri'), what).toEqual(["'none'"]);
  expect.soft(headers['content-security-policy'] ?? '', what).not.toMatch(/unsafe-eval|\*|data:|http:\/\/\*/);
}

function policyOf(text: string | string[] | undefined): Map<string, string[]> {
  return new Map(
    String(text ?? '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const forSession: [what: string, path: string, headers?: Record<string, string>][] = [
  ['a screen', '/all-users'],
  ['a screen as RSC', '/all-users', rsc],
  ['a prefetch', '/all-users', { ...rsc, 'Next-Router-Prefetch': '1' }],
  ['the dashboard', '/'],
  ['an unknown user', '/all-users/7f3c9a1e-0000-4000-8000-00000000dead/friendly-rounds'],
  ['an unknown address', '/there/is/nothing'],
  ['an unknown address as RSC', '/there/is/nothing', rsc],
  ['an address that cannot be decoded', '/%E0%A4%A'],
  ['a redirect of a trailing slash', '/all-users/?q=port'],
  ['a redirect from the sign-in screen', '/login'],
  ['the session check', '/api/session'],
  ['the avatar', '/api/avatar'],
  ["a user's e-mail", '/api/users/7f3c9a1e-0000-4000-8000-00000000dead/email'],
  ['an export', '/api/export/regions'],
  ['an unknown export', '/api/export/__proto__'],
  ['an unknown handler', '/api/nothing'],
  ["the sign-in library's session", '/api/auth/session'],
  ["the sign-in library's refusal", '/api/auth/nothing'],
  ['a callback that fails', '/api/auth/callback/cognito?code=x&state=y'],
];

for (const [what, path, headers] of forSession) {
  test(`Security: with a session ${what} has every security header, and must not be cached`, async () => {
    const answer = await routerRequest(path, { headers: { ...headers, cookie } });
    if (headers === rsc) expect(answer.headers['content-type']).toBe('text/x-component');
    expectSafe(answer, what);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.status).toBeLessThan(500);
  });
}

for (const [what, path, method] of [
  ['a redirect to the sign-in screen', '/all-users', 'GET'],
  ['a redirect of a posted form', '/all-users', 'POST'],
  ['the sign-in screen', '/login', 'GET'],
  ['the sign-in screen with an error', '/login?error=Configuration', 'GET'],
  ['/forgot-password', '/forgot-password', 'GET'],
  ['a refused handler', '/api/session', 'GET'],
] as const) {
  test(`Security: without a session ${what} has every security header`, async () => {
    const answer = await rawRequest(path, { method });
    expectSafe(answer, what);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
}

test('Security: a screen that reports an API failure has every security header', async ({ fault }) => {
  const text = mark();
  await fault({ match: text, answer: { status: 500, body: '{}' } });
  const answer = await rawRequest(`/all-users?q=${text}`, { headers: { cookie } });
  expect(answer.body).toContain('Could not load users');
  expectSafe(answer, 'a failed list');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('GUARD-1 Security: files and the health check have every security header, and files may be cached', async () => {
  const { body } = await rawRequest('/login');
  const [script = ''] = body.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/) ?? [];
  const [style = ''] = body.match(/\/_next\/static\/chunks\/[\w.~-]+\.css/) ?? [];
  for (const path of [script, style]) {
    const answer = await rawRequest(path);
    expect(answer.status, path).toBe(200);
    expectSafe(answer, path);
    expect(answer.headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
  }
  for (const path of [script, style, '/icon.svg']) {
    for (const method of ['POST', 'OPTIONS', 'PROPFIND']) {
      const answer = await rawRequest(path, { method });
      expect([answer.status, answer.headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
      expectSafe(answer, path);
    }
  }
  for (const path of ['/healthz', '/favicon.ico', '/icon.svg', '/robots.txt', '/_next/static/nothing.js']) {
    expectSafe(await rawRequest(path), path);
  }
  const icon = await rawRequest('/favicon.ico');
  expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
    200,
    'image/x-icon',
    'public, max-age=86400',
  ]);
  const health = await rawRequest('/healthz', { headers: { cookie: 'authjs.session-token=broken' } });
  expect([health.status, health.body, health.headers['cache-control']]).toEqual([200, '{"status":"ok"}', 'no-store']);
});

for (const [what, path] of [
  ['the sign-in screen', '/login'],
  ['a list', '/all-users'],
  ['an unknown address', '/there/is/nothing'],
] as const) {
  test(`Security: ${what} runs only scripts with its own nonce`, async () => {
    const nonces: string[] = [];
    for (let visit = 0; visit < 3; visit++) {
      const { headers, body } = await rawRequest(path, { headers: path === '/login' ? {} : { cookie } });
      const policy = policyOf(headers['content-security-policy']);
      const nonce = policy.get('script-src')?.find((source) => source.startsWith("'nonce-")) ?? '';
      expect(policy.get('script-src')).toEqual(["'self'", nonce]);
      expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
      expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
      expect(policy.get('form-action')).toEqual(["'self'", provider]);
      expect(policy.get('img-src')).toEqual(["'self'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);

      const scripts = body.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce.slice(7, -1)}"`);
      expect(body).not.toMatch(/<[^>]+\son\w+=["']/);
      expect(body).not.toContain('javascript:');
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(3);
  });
}

test('GUARD-1 internal headers of the framework and the app are ignored if a client sends them', async () => {
  const forged: Record<string, string>[] = [
    { 'x-middleware-next': '1' },
    { 'x-middleware-rewrite': '/all-users' },
    { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': cookie },
    { 'x-middleware-set-cookie': cookie },
    { 'x-fairway-path': '//evil.example' },
    { 'x-matched-path': '/login' },
    { 'x-invoke-path': '/login' },
    { 'x-original-url': '/login', 'x-rewrite-url': '/login' },
    { 'x-middleware-subrequest': 'middleware' },
    { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
  ];
  for (const headers of forged) {
    const answer = await rawRequest('/all-users', { headers });
    expect(answer.headers.location, JSON.stringify(Object.keys(headers))).toBe('/login?from=%2Fall-users');
  }
});

test('GUARD-3 AUTH-1 no redirect contains a host from the request', async () => {
  const forged: Record<string, string>[] = [
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '443' },
    { Forwarded: 'host=evil.example;proto=https' },
    { Host: 'evil.example' },
  ];
  for (const headers of forged) {
    for (const path of ['/all-users', '/api/auth/signin', '/api/auth/callback/cognito?error=x', '/api/auth/error']) {
      const { headers: received, status } = await rawRequest(path, { headers });
      expect(status, path).toBeLessThan(500);
      expect(String(received.location).includes('evil'), path).toBe(false);
      expect(String(received['set-cookie']).includes('evil'), path).toBe(false);
    }
  }
});
