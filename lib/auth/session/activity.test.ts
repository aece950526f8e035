import { describe, expect, it } from 'vitest';
import { isActivity } from './activity';

const document = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('isActivity', () => {
  it.each<[what: string, method: string, headers: Record<string, string>]>([
    ['an opened address', 'GET', document],
    ['a posted form', 'POST', document],
    ['a server action', 'POST', { accept: 'text/x-component' }],
    ['a session check with the activity header', 'GET', { accept: '*/*', 'x-fairway-activity': '1' }],
  ])('%s counts as activity', (_, method, headers) => {
    expect(isActivity(method, new Headers(headers))).toBe(true);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['a fetch by a page', { accept: '*/*' }],
    ['a request without an Accept header', {}],
    ['a picture', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a page that the browser prerenders', { ...document, 'sec-purpose': 'prefetch;prerender' }],
    ['a page that an older browser prefetches', { ...document, purpose: 'prefetch' }],
  ])('%s does not count as activity', (_, headers) => {
    expect(isActivity('GET', new Headers(headers))).toBe(false);
  });
});
