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
  for (const path of ['/api/export/users', '/api/session', '/api/users/u/email']) {
    for (const method of ['GET', 'HEAD', 'POST']) expect(asked(method, path, headers), path).toBe(foreign);
  }
});

it('GUARD-7 links of other sites open pages, and lead back from signing in and through a renewal', () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/', '/all-users', '/login', '/api/auth/callback/cognito', '/api/session/renew']) {
    expect(asked('GET', path, headers), path).toBe(false);
  }
});

const own = { host: 'app.test', origin: 'https://app.test' };

it.each([
  ['no Origin', { host: 'app.test' }, true],
  ['its own', own, false],
  ['its own, at another port', { host: 'app.test:8443', origin: 'https://app.test:8443' }, false],
  ['its own, behind a proxy', { ...own, host: 'app-1:3000', 'x-forwarded-host': 'app.test' }, false],
  ["another site's", { ...own, origin: 'https://evil.test' }, true],
  ['that of another port', { ...own, origin: 'https://app.test:8443' }, true],
  ['an opaque one', { ...own, origin: 'null' }, true],
  ['one that is no address', { ...own, origin: 'app.test' }, true],
  ['its own, without a host', { origin: 'https://app.test' }, true],
])('GUARD-7 a form or action of %s is compared with the host', (_what, headers: Record<string, string>, foreign) => {
  for (const path of ['/', '/login', '/all-users']) {
    expect(asked('POST', path, headers), path).toBe(foreign);
    expect([asked('GET', path, headers), asked('HEAD', path, headers)], path).toEqual([false, false]);
  }
  expect(asked('DELETE', '/api/session', headers)).toBe(foreign);
});
