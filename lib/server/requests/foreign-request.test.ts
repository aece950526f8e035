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
])('GUARD-7 whether a data request with Sec-Fetch-Site %j comes from another site: %s', (site, foreign) => {
  const headers = { 'sec-fetch-site': site };
  for (const path of ['/api/export/users', '/api/session', '/api/users/u/email']) {
    for (const method of ['GET', 'HEAD', 'POST']) expect(asked(method, path, headers), path).toBe(foreign);
  }
});

it('GUARD-7 a link on another site may open a page, a sign-in callback or a token renewal', () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/', '/all-users', '/login', '/api/auth/callback/cognito', '/api/session/renew']) {
    expect(asked('GET', path, headers), path).toBe(false);
  }
});

const own = { host: 'app.test', origin: 'https://app.test' };

it.each([
  ['no origin', { host: 'app.test' }, true],
  ['the app’s own origin', own, false],
  ['the app’s own origin at another port', { host: 'app.test:8443', origin: 'https://app.test:8443' }, false],
  ['the app’s own origin behind a proxy', { ...own, host: 'app-1:3000', 'x-forwarded-host': 'app.test' }, false],
  ['the origin of another site', { ...own, origin: 'https://evil.test' }, true],
  ['an origin that differs in its port', { ...own, origin: 'https://app.test:8443' }, true],
  ['an opaque origin', { ...own, origin: 'null' }, true],
  ['an origin that is not an address', { ...own, origin: 'app.test' }, true],
  ['the app’s own origin, but no Host header', { origin: 'https://app.test' }, true],
])(
  'GUARD-7 a form or action with %s is accepted only if the origin matches the host',
  (_what, headers: Record<string, string>, foreign) => {
    for (const path of ['/', '/login', '/all-users']) {
      expect(asked('POST', path, headers), path).toBe(foreign);
      expect([asked('GET', path, headers), asked('HEAD', path, headers)], path).toEqual([false, false]);
    }
    expect(asked('DELETE', '/api/session', headers)).toBe(foreign);
  },
);
