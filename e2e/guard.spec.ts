import { expect, test } from '@playwright/test';
import { ask, kinds } from './support/raw';
import { app, cookieHeader, sealSession, startSession } from './support/session';

const golfer = '7f3c9a1e-0000-4000-8000-000000000001';

const screens = [
  '/',
  '/all-users',
  '/all-users?q=port&sortedBy=-createdAt&pageNumber=2',
  `/all-users/${golfer}`,
  `/all-users/${golfer}/friendly-rounds`,
  `/groups/${golfer}/members`,
  '/admin-users',
  '/countries',
  '/events',
  '/there/is/nothing/here',
  '/all-users/',
  '/loginx',
  '/login/x',
];

const handlers = [
  '/api/session',
  '/api/session/',
  '/api/avatar',
  `/api/users/${golfer}/email`,
  '/api/choices/country',
  '/api/export/users',
  `/api/export/rounds?uid=${golfer}`,
  '/api/nothing',
];

test.describe('without a session', () => {
  for (const [kind, options] of Object.entries(kinds)) {
    test(`GUARD-1 GUARD-3 ${kind} of any screen leads to the sign-in screen and back`, async () => {
      for (const path of screens) {
        const answer = await ask(path, options);
        const back = path === '/' ? '/login' : `/login?${new URLSearchParams({ from: path })}`;
        expect(answer.headers.location, path).toBe(back);
        expect(answer.status, path).toBe(options.method === 'POST' ? 303 : 307);
        expect(answer.body.replace(back, ''), path).toBe('');
      }
    });

    test(`GUARD-1 ${kind} of a handler is refused`, async () => {
      for (const path of handlers) {
        const answer = await ask(path, options);
        expect(answer.status, path).toBe(401);
        // A browser that goes there is shown a page; whoever asks for data is told as data.
        const asPage = Object.values(options.headers ?? {}).some((value) => value.includes('text/html'));
        expect(answer.headers['content-type'], path).toContain(asPage ? 'text/html' : 'application/json');
        if (asPage) expect(answer.body, path).toContain('Sign in to see this.');
        else if (options.method !== 'HEAD') expect(JSON.parse(answer.body).error.code, path).toBe('unauthorized');
      }
    });
  }

  test('GUARD-1 the three open screens are shown, with a trailing slash as well', async () => {
    for (const path of ['/login', '/forgot-password', '/reset-password', '/login/', '/reset-password/']) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.body, path).toContain('<h1');
    }
  });

  test('GUARD-1 a path that cannot be decoded leads to the sign-in screen like any other', async () => {
    for (const path of ['/%', '/%E0%A4%A', '/all-users/%zz/friendly-rounds']) {
      expect((await ask(path)).headers.location, path).toBe(`/login?${new URLSearchParams({ from: path })}`);
    }
  });

  test('GUARD-1 the sign-in library tells nobody anything and takes no orders', async () => {
    expect((await ask('/api/auth/session')).body).toBe('null');
    for (const path of ['signin/ticket', 'callback/ticket', 'signout', 'session', 'signin/cognito']) {
      const answer = await ask(`/api/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'ticket=x',
      });
      expect(answer.status, path).toBe(405);
    }
  });
});

test.describe('with a session', () => {
  let cookie = '';
  test.beforeAll(async () => {
    cookie = cookieHeader(await sealSession(await startSession()));
  });

  for (const [kind, options] of Object.entries(kinds).filter(([, { method }]) => method !== 'POST')) {
    test(`GUARD-2 ${kind} of the sign-in screen leads to the dashboard`, async () => {
      for (const path of ['/login', '/login?from=%2Fall-users', '/login?from=//evil.example', '/login?error=x']) {
        const answer = await ask(path, { ...options, headers: { ...options.headers, cookie } });
        expect(answer.status, path).toBe(307);
        expect(answer.headers.location, path).toBe('/');
      }
    });
  }

  test('GUARD-2 a sign-in screen that says why a session ended stays where it is', async () => {
    const answer = await ask('/login?reason=refused', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('The API no longer accepted your session.');
  });

  for (const reason of ['nothing', 'constructor', '__proto__', 'toString', '<b>', '']) {
    test(`GUARD-2 the unknown reason ${JSON.stringify(reason)} leads to the dashboard all the same`, async () => {
      const answer = await ask(`/login?${new URLSearchParams({ reason })}`, { headers: { cookie } });
      expect(answer.status).toBe(307);
      expect(answer.headers.location).toBe('/');
    });
  }

  test('LIST-1 a trailing slash is redirected to the bare path, its query kept', async () => {
    for (const [path, bare] of [
      ['/all-users/', '/all-users'],
      ['/all-users/?q=port&pageNumber=2', '/all-users?q=port&pageNumber=2'],
      [
        `/all-users/${golfer}/friendly-rounds/?sortedBy=-createdAt`,
        `/all-users/${golfer}/friendly-rounds?sortedBy=-createdAt`,
      ],
      ['/login/', '/login'],
    ]) {
      const answer = await ask(`${path}`, { headers: { cookie } });
      expect(answer.status, path).toBe(308);
      expect(answer.headers.location, path).toBe(bare);
    }
  });

  test('GUARD-3 no redirect leaves this origin, whatever slashes stand in the path', async () => {
    for (const path of [
      '//evil.example/',
      '///evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%2F%2Fevil.example/',
      '/%2F/evil.example/',
      '/.//evil.example/',
      '/..//evil.example/',
      '/%2e%2e//evil.example/',
      '/%09/evil.example/',
      '/all-users//evil.example//',
      '/@evil.example/',
      '/evil.example%2f..%2f/',
    ]) {
      const { headers } = await ask(path, { headers: { cookie } });
      if (headers.location) expect(new URL(headers.location, `${app}${path}`).origin, path).toBe(app);
    }
  });
});
