import { describe, expect, it } from 'vitest';
import { isActivity } from './activity';

const document = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('isUse', () => {
  it.each<[what: string, method: string, headers: Record<string, string>]>([
    ['an address that is opened', 'GET', document],
    ['a form that is posted', 'POST', document],
    ['an action of a page', 'POST', { accept: 'text/x-component' }],
    ['a check that tells of a touch', 'GET', { accept: '*/*', 'x-fairway-activity': '1' }],
  ])('%s is use', (_, method, headers) => {
    expect(isActivity(method, new Headers(headers))).toBe(true);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['what a page fetches by itself', { accept: '*/*' }],
    ['a request that does not say', {}],
    ['a picture', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a page that the browser prerenders', { ...document, 'sec-purpose': 'prefetch;prerender' }],
    ['a page that an older browser prefetches', { ...document, purpose: 'prefetch' }],
  ])('%s is not', (_, headers) => {
    expect(isActivity('GET', new Headers(headers))).toBe(false);
  });
});
