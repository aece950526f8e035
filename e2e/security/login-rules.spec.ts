import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { rawRequest } from '../../tools/testing/raw-request';
import { actionsOf, addressOf, openRoutes, rewritesOf, routesOf } from '../support/build-manifest';
import { nightly } from '../support/nightly';
import { bringing, keepsMethod, kinds } from '../support/requests';
import { app, cookieOf, startSession } from '../support/session';

const user = '7f3c9a1e-0000-4000-8000-000000000001';
const uids = {
  user,
  group: user,
  member: user,
  event: user,
  round: user,
  course: user,
  country: user,
  region: user,
};
const routes = routesOf();
const closed = routes.filter((route) => !openRoutes.includes(route)).map((route) => addressOf(route, uids));

const screens = [
  ...closed.filter((path) => !path.startsWith('/api/')),
  '/all-users?q=port&sortedBy=-createdAt&pageNumber=2',
  '/there/is/nothing/here',
  '/all-users/',
  '/loginx',
  '/login/x',
  '/healthz/x',
  '/healthzx',
  '/all-users.json',
  '/_next/static/..%2fall-users',
];

/** This handler renews the tokens and redirects to the page; without a session, it redirects to the sign-in screen. */
const renewal = '/api/session/renew';

const handlers = [
  ...closed.filter((path) => path.startsWith('/api/') && path !== renewal),
  '/api/session/',
  `/api/export/rounds?uid=${user}`,
  '/api/nothing',
];

test('GUARD-1 every route of the build that opens without a session is on the list of open routes', () => {
  expect(closed.length).toBeGreaterThan(30);
  expect(openRoutes.filter((route) => !routes.includes(route))).toEqual([]);
  expect(rewritesOf()).toEqual([]);
  expect(readdirSync('public'), 'files that need no session').toEqual(['favicon.ico', 'icon.svg', 'robots.txt']);
});

test('GUARD-1 a request for a script of another build gets 404 with and without a session, so that a proxy tries the next instance', async () => {
  for (const cookie of ['', await cookieOf(await startSession())]) {
    for (const path of ['/_next/static/missing.js', '/_next/static/chunks/missing.css']) {
      const answer = await rawRequest(path, { headers: { cookie } });
      expect([answer.status, answer.body, answer.headers['cache-control']], path).toEqual([
        404,
        'Not found',
        'no-store',
      ]);
    }
  }
});

for (const [kind, options] of Object.entries(kinds)) {
  test(`GUARD-1 GUARD-3 without a session a request for any screen (here ${kind}) redirects to the sign-in screen, which keeps the requested address${nightly(!bringing.includes(kind))}`, async () => {
    for (const path of screens) {
      const answer = await rawRequest(path, options);
      const back = path === '/' ? '/login' : `/login?${new URLSearchParams({ from: path })}`;
      expect(answer.headers.location, path).toBe(back);
      expect(answer.status, path).toBe(keepsMethod(options) ? 307 : 303);
      expect(answer.body.replace(back, ''), path).toBe('');
    }
  });

  test(`GUARD-1 GUARD-3 without a session /api/session/renew (here ${kind}) redirects to sign-in, which keeps the page’s address`, async () => {
    expect(closed).toContain(renewal);
    for (const [from, back] of [
      ['/groups?q=port', '/login?from=%2Fgroups%3Fq%3Dport'],
      ['//elsewhere.example', '/login'],
    ]) {
      const answer = await rawRequest(`${renewal}?${new URLSearchParams({ from: from ?? '' })}`, options);
      expect(answer.headers.location).toBe(back);
      expect(answer.status).toBe(keepsMethod(options) ? 307 : 303);
      expect(answer.body.replace(back ?? '', '')).toBe('');
    }
  });

  test(`GUARD-1 without a session every route handler refuses requests (here ${kind})`, async () => {
    for (const path of handlers) {
      const answer = await rawRequest(path, options);
      expect(answer.status, path).toBe(401);
      // A navigation gets an HTML page, any other request gets JSON.
      const asPage = Object.values(options.headers ?? {}).some((value) => value.includes('text/html'));
      expect(answer.headers['content-type'], path).toContain(asPage ? 'text/html' : 'application/json');
      if (asPage) expect(answer.body, path).toContain('Sign in to see this.');
      else if (options.method !== 'HEAD') expect(JSON.parse(answer.body).error.code, path).toBe('unauthorized');
    }
  });
}

test('GUARD-1 without a session a server action does not run at a protected URL, and returns no data at any other', async () => {
  const actions = actionsOf();
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) {
    const headers = {
      'Next-Action': action,
      'Content-Type': 'text/plain;charset=UTF-8',
      Accept: 'text/x-component',
      Origin: app,
    };
    for (const path of ['/', '/all-users', '/login', '/forgot-password', '/healthz', '/api/session']) {
      const answer = await rawRequest(path, { method: 'POST', headers, body: '[]' });
      expect(answer.status, `${path} ${action}`).toBeLessThan(500);
      expect(answer.setCookies.join().includes('session-token'), `${path} ${action}`).toBe(false);
      if (path === '/' || path === '/all-users') expect(answer.headers.location, action).toMatch(/^\/login/);
      if (path.startsWith('/api/')) expect(answer.status, action).toBe(401);
    }
  }
});

test('GUARD-1 without a session, unusual spellings and data URLs of a screen redirect to the sign-in screen', async () => {
  for (const path of [
    '/all-users.rsc',
    '/all-users.segments/_tree.segment.rsc',
    '/robots.txt.rsc',
    '/index.rsc',
    '/_next/data/x/all-users.json',
    '//all-users',
    '/./all-users',
    '/login/../all-users',
    '/healthz/../all-users',
    '/_next/static/../../all-users',
    '/%61ll-users',
    '/ALL-USERS',
    '/all-users;x',
    '/all-users?nxtPuid=x&nxtIuid=x&__nextLocale=en&__nextDataReq=1&_rsc=x',
    '/_next/static/%2e%2e/%2e%2e/all-users',
    '/api/auth/../../all-users',
    'http://evil.example/all-users',
    '*',
  ]) {
    for (const [kind, options] of Object.entries(kinds)) {
      const { status, headers, body } = await rawRequest(path, options);
      const what = `${kind} of ${path}`;
      expect([303, 307, 308], what).toContain(status);
      // Doubled slashes redirect to the path with single ones. Data requests redirect by the header x-nextjs-redirect.
      expect(headers.location ?? headers['x-nextjs-redirect'], what).toMatch(
        /^\/((_next\/data\/x\/)?login(\.json)?(\?from=.*)?|all-users)$/,
      );
      expect(body.replace(headers.location ?? '', ''), what).toBe('');
    }
  }
});

test('GUARD-1 the sign-in library’s own endpoints reveal nothing and change nothing', async () => {
  expect((await rawRequest('/api/auth/session')).status).toBe(404);
  for (const path of ['signin/ticket', 'callback/ticket', 'signout', 'session', 'signin/cognito']) {
    const answer = await rawRequest(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'ticket=x',
    });
    expect(answer.status, path).toBe(405);
  }
});

/** Queries of /login, each with the path that it redirects to during a session. */
const returnPaths = [
  ['', '/'],
  ['?from=%2Fall-users%3Fq%3Dport%26pageNumber%3D2', '/all-users?q=port&pageNumber=2'],
  ['?from=%2Fall-users%23main', '/all-users#main'],
  ['?from=//evil.example', '/'],
  ['?error=x&from=%2Fgroups', '/groups'],
  ['?reason=expired&from=%2Fgroups', '/groups'],
  ['?reason=__proto__&from=//evil.example', '/'],
] as const;

test.describe(() => {
  let cookie = '';
  test.beforeAll(async () => {
    cookie = await cookieOf(await startSession());
  });

  for (const [kind, options] of Object.entries(kinds).filter(([, options]) => keepsMethod(options))) {
    test(`GUARD-2 GUARD-3 with a session the sign-in screen (here ${kind}) redirects to its return path`, async () => {
      for (const [query, target] of returnPaths) {
        const path = `/login${query}`;
        const answer = await rawRequest(path, { ...options, headers: { ...options.headers, cookie } });
        expect([answer.status, answer.headers.location], path).toEqual([307, target]);
      }
    });
  }

  for (const [reason, words] of [
    ['late', 'The sign-in took too long. Sign in again.'],
    ['reset', 'Password changed. Sign in.'],
    ['reset-here', 'Password changed, but you may still be signed in elsewhere.'],
  ] as const) {
    test(`GUARD-2 with a session, the sign-in screen stays open for the reason ${reason} and offers to continue`, async () => {
      const answer = await rawRequest(`/login?reason=${reason}&from=%2Fgroups`, { headers: { cookie } });
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(words);
      expect(answer.body).toContain('You are signed in as ');
      expect(answer.body).toMatch(/<a href="\/groups"[^>]*>Continue</);
    });
  }

  test('LIST-1 a trailing slash redirects to the path without the slash and keeps the query', async () => {
    for (const [path, bare] of [
      ['/all-users/', '/all-users'],
      ['/all-users/?q=port&pageNumber=2', '/all-users?q=port&pageNumber=2'],
      ['/login/', '/login'],
    ]) {
      const answer = await rawRequest(`${path}`, { headers: { cookie } });
      expect(answer.status, path).toBe(308);
      expect(answer.headers.location, path).toBe(bare);
    }
  });
});
