import { describe, expect, it } from 'vitest';
import { normalizeRequest } from './normalize-request';

const tree = encodeURIComponent(JSON.stringify(['', { children: ['all-users', {}] }, null, 'refetch']));

function normalized(given: { method?: string; url?: string; tree?: string | string[] }) {
  const { method = 'GET', url = '/', tree } = given;
  const request = { method, url, headers: { ...(tree !== undefined && { 'next-router-state-tree': tree }) } };
  normalizeRequest(request);
  return request;
}

describe('normalizeRequest', () => {
  it.each([
    ['/all-users?q=http://x', '/all-users?q=http://x'],
    ['//evil.example/', '//evil.example/'],
    ['http://evil.example/all-users?q=1', '/all-users?q=1'],
    ['http://evil.example//other.example/', '/other.example/'],
    ['http://evil.example', '/'],
    ['javascript:alert(1)', '/alert(1)'],
    ['*', '/'],
    ['', '/'],
  ])('changes the target %j to the address %j', (url, own) => {
    expect(normalized({ url }).url).toBe(own);
  });

  it('changes TRACE to OPTIONS and keeps other methods', () => {
    expect(normalized({ method: 'TRACE' }).method).toBe('OPTIONS');
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) expect(normalized({ method }).method).toBe(method);
  });

  it.each([
    ['POST', '/_next/static/chunks/a.js', true],
    ['OPTIONS', '/_next/static/chunks/a.js?dpl=1', true],
    ['TRACE', '/icon.svg', true],
    ['PUT', '/robots.txt?x', true],
    ['GET', '/_next/static/chunks/a.js', false],
    ['HEAD', '/icon.svg', false],
    ['POST', '/login', false],
    ['POST', '/icon.svg/x', false],
    ['POST', '/_next/static/../../all-users', false],
    ['POST', '/_next/static/..%2fall-users', false],
  ])(
    'marks %s %s as a file request that is not a GET or HEAD: %s, and ignores a forged header',
    (method, url, marked) => {
      for (const headers of [{}, { 'x-not-read': 'x' }]) {
        const request = { method, url, headers };
        normalizeRequest(request);
        expect(request.headers).toEqual(marked ? { 'x-not-read': '1' } : {});
      }
    },
  );

  it('keeps a valid router state', () => {
    expect(normalized({ tree }).headers).toEqual({ 'next-router-state-tree': tree });
    expect(normalized({}).headers).toEqual({});
  });

  it.each<[tree: string | string[]]>([
    ['garbage'],
    ['null'],
    ['%E0%A4%A'],
    [encodeURIComponent('{"a":1}')],
    ['x'.repeat(50_000)],
    [[tree, tree]],
  ])('drops an invalid router state: %s', (broken) => {
    expect(normalized({ tree: broken }).headers).toEqual({});
  });
});
