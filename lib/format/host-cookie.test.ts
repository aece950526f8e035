import { expect, it } from 'vitest';
import { choiceCookie, hostCookieName } from './host-cookie';

it('GUARD-6 on https, the name of a cookie begins with “__Host-”, so that no other host can set it', () => {
  expect(hostCookieName('theme', true)).toBe('__Host-theme');
  expect(hostCookieName('theme', false)).toBe('theme');
});

it.each([
  ['dark', true, '__Host-theme=dark; path=/; max-age=31536000; samesite=lax; secure'],
  ['dark', false, 'theme=dark; path=/; max-age=31536000; samesite=lax'],
  ['', true, '__Host-theme=; path=/; max-age=0; samesite=lax; secure'],
])(
  'GUARD-6 the cookie for the choice “%s” is limited to this host and valid for all paths (https: %s)',
  (value, isHttps, text) => {
    expect(choiceCookie('theme', value, { isHttps })).toBe(text);
  },
);
