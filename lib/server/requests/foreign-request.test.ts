import { expect, it } from 'vitest';
import { isForeign } from './foreign-request';

const asked = (method: string, pathname: string, headers: Record<string, string> = {}) =>
  isForeign({ method, pathname, headers: new Headers(headers) });

it.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
  ['', false],
])('GUARD-7 data that a page of %j asks for: foreign is %s', (site, foreign) => {
  const headers = { 'sec-fetch-site': site };
  for (const path of ['/api/export/users', '/api/session', '/api/users/u/email', '/api/differences']) {
    for (const method of ['GET', 'HEAD', 'POST']) expect(asked(method, path, headers), path).toBe(foreign);
  }
});

it('GUARD-7 links of other sites open pages, and lead back from signing in and through a renewal', () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/', '/all-users', '/login', '/api/auth/callback/cognito', '/api/session/renew']) {
    expect(asked('GET', path, headers), path).toBe(false);
  }
});

it('GUARD-7 a form without an Origin is foreign', () => {
  for (const path of ['/', '/login', '/all-users']) {
    expect([asked('POST', path), asked('POST', path, { origin: 'https://app.test' })], path).toEqual([true, false]);
    expect([asked('GET', path), asked('HEAD', path)], path).toEqual([false, false]);
  }
  const session = '/api/session';
  expect([asked('DELETE', session), asked('DELETE', session, { origin: 'https://app.test' })]).toEqual([true, false]);
});
