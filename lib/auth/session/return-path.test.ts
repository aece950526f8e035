import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { normalizeRequest } from '@/lib/server/requests/normalize-request';
import { PATH_HEADER } from '@/lib/server/requests/request-id';

describe('GUARD-3 safeReturnPath accepts only paths of the app', () => {
  it.each([
    '/',
    '/all-users',
    '/all-users?q=port&sortedBy=-createdAt&pageNumber=2',
    '/all-users/7f3c9a1e-0000-4000-8000-000000000001/friendly-rounds?q=St%20Andrews#table',
    '/all-users?q=%2F%2Fevil.example',
    '/a@b:c/d',
    '/x?next=https://evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/%09/evil.example',
    '/%00',
    '/javascript:alert(1)',
    '/all-users#//evil.example',
  ])('GUARD-3 after signing in, the app returns to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['another origin', 'https://evil.example/all-users'],
    ['an address without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash, which browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash in the middle', '/all-users\\@evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with backslashes', 'https:\\\\evil.example'],
    ['a scheme in another case', 'JaVaScRiPt:alert(1)'],
    ['a scheme behind a tab', 'java\tscript:alert(1)'],
    ['an encoded address', '%2F%2Fevil.example'],
    ['an encoded scheme', 'https%3A%2F%2Fevil.example'],
    ['a user name in an address', 'https://office.example@evil.example/'],
    ['a backslash and a slash', '\\/evil.example'],
    ['a slash, a tab and two slashes', '/\t//evil.example'],
    ['a tab in the middle', '/all\tusers'],
    ['a carriage return that would begin a header', '/all-users\r\nSet-Cookie: a=b'],
    ['a leading NUL', '\0//evil.example'],
    ['a space and two slashes', ' //evil.example'],
    ['a leading no-break space', '\u00a0//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a data URL', 'data:text/html,<script>alert(1)</script>'],
    ['a text that looks like a user name and a host', 'staff@evil.example'],
    ['a host behind a dot segment', '/..//evil.example'],
    ['a host behind a lone dot', '/.//evil.example'],
    ['a host behind an encoded dot segment', '/%2e%2e//evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a newline that browsers drop', '/\n/evil.example'],
    ['a leading space', ' /all-users'],
    ['a NUL', '/all-users\0'],
    ['C1 control characters', '/all-users\u0085'],
    ['a relative path', 'all-users'],
    ['a sign-in screen, which would redirect in a loop', '/login?from=/all-users'],
    ['a sign-in screen with a slash', '/forgot-password/'],
    ['an API handler', '/api/avatar'],
    ['an API handler with an escaped letter', '/%61pi/export/users'],
    ['a sign-in screen with an escaped letter', '/%6Cogin'],
    ['an empty text', ''],
    ['8 KB', `/${'x'.repeat(8192)}`],
    ['a repeated parameter', ['/all-users', '/x']],
    ['a missing value', undefined],
    ['an object', { toString: (): string => '/all-users' }],
  ])('GUARD-3 after signing in, the app opens the dashboard instead of %s', (_, wanted) => {
    expect(safeReturnPath(wanted)).toBe('/');
  });

  it.each(['/../all-users', '/a/../../all-users', '/./all-users'])(
    'GUARD-3 the dot segments of the return path %s are resolved',
    (wanted) => {
      expect(safeReturnPath(wanted)).toBe('/all-users');
    },
  );
});

it('GUARD-3 clients cannot set the internal header with the path of the requested page', () => {
  const request = { method: 'GET', url: '/', headers: { [PATH_HEADER]: '/groups' } };
  normalizeRequest(request);
  expect(request.headers).toEqual({});
});
