import { readFileSync } from 'node:fs';
import { tryToParsePath } from 'next/dist/lib/try-to-parse-path';
import { describe, expect, it } from 'vitest';
import { routes } from '@/lib/routes';
import {
  isNeverShed,
  isPublicScreen,
  isStaticFile,
  isUnlogged,
  MIDDLEWARE_SOURCE,
  PUBLIC_SCREENS,
  SOURCES_WITHOUT_MIDDLEWARE,
} from './public-paths';
import { REFUSAL_HEADER } from './refusals';

describe('isPublicScreen', () => {
  it.each(['/login', '/login/', '/forgot-password', '/reset-password', '/reset-password//'])(
    'GUARD-1 the screen %s is public',
    (path) => {
      expect(isPublicScreen(path)).toBe(true);
    },
  );

  it('GUARD-1 /design is public only if an environment variable allows it', () => {
    expect(['/design', '/design/'].map((path) => isPublicScreen(path))).toEqual([false, false]);
    expect(['/design', '/design/', '/design/x', '/all-users'].map((path) => isPublicScreen(path, true))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(['/', '', '/login/x', '/loginx', '/Login', '/x/login', '/all-users', '/login%2f', '/api/auth'])(
    'GUARD-1 “%s” is not a public screen',
    (path) => {
      expect(isPublicScreen(path)).toBe(false);
    },
  );
});

it('only the screens for signing in and for resetting a password are public', () => {
  expect(PUBLIC_SCREENS).toEqual([routes.login, routes.forgotPassword, routes.resetPassword]);
});

it('the matcher in middleware.ts, which must be a literal, equals MIDDLEWARE_SOURCE', () => {
  const [, literal = ''] = /matcher: \[\s*'([^']+)'/.exec(readFileSync('middleware.ts', 'utf8')) ?? [];
  expect(literal.replaceAll('\\\\', '\\')).toBe(MIDDLEWARE_SOURCE);
  expect(readFileSync('middleware.ts', 'utf8')).toContain(`{ type: 'header', key: '${REFUSAL_HEADER}' }`);
});

it('paths that the middleware skips have the security policy of files', () => {
  expect(SOURCES_WITHOUT_MIDDLEWARE).toEqual([
    '/_next/static/:path*',
    '/:path(healthz|favicon\\.ico|icon\\.svg|robots\\.txt)',
  ]);
  const middleware = new RegExp(`^${MIDDLEWARE_SOURCE}$`);
  // Webpack names chunks of a route group like the last path.
  const chunks = ['/_next/static/chunks/a.js', '/_next/static/chunks/app/(back-office)/%5Buid%5D/page-1.js'];
  const asTheFramework = new RegExp(tryToParsePath(MIDDLEWARE_SOURCE).regexStr ?? '');
  for (const path of ['/healthz', '/favicon.ico', '/icon.svg', '/robots.txt', ...chunks]) {
    expect([middleware.test(path), asTheFramework.test(path)], path).toEqual([false, false]);
  }
  for (const path of [
    '/',
    '/healthz/x',
    '/icon.svg/x',
    '/faviconxico',
    '/iconxsvg',
    '/robotsxtxt',
    '/_next/static/a%2fb',
    '/_next/static/a%28b',
    '/_next/image',
  ]) {
    expect([middleware.test(path), asTheFramework.test(path)], path).toEqual([true, true]);
  }
});

it.each<[path: string, file: boolean, unlogged: boolean, neverShed: boolean]>([
  ['/_next/static/chunks/a.js', true, true, true],
  ['/_next/static/chunks/%5Buid%5D/a.js', true, true, true],
  ['/_next/static/chunks/app/(back-office)/page-1.js', true, true, true],
  ['/_next/static/../../all-users', false, false, false],
  ['/_next/static/..%2fall-users', false, false, false],
  ['/_next/data', false, false, false],
  ['/favicon.ico', true, true, true],
  ['/icon.svg', true, true, true],
  ['/robots.txt', true, true, true],
  ['/healthz', false, true, true],
  ['/login', false, false, true],
  ['/login/else', false, false, false],
  ['/api/auth/signout', false, false, true],
  ['/api/session', false, false, true],
  ['/api/session/x', false, false, false],
  ['/all-users', false, false, false],
  ['/icon.svg/x', false, false, false],
])(
  'whether %s is a static file: %s, is not logged: %s, is never refused because of load: %s',
  (path, file, unlogged, neverShed) => {
    expect([isStaticFile(path), isUnlogged(path), isNeverShed(path)]).toEqual([file, unlogged, neverShed]);
  },
);
