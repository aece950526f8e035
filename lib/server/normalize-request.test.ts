import { describe, expect, it } from 'vitest';
import { shape } from './normalize-request';

const tree = encodeURIComponent(JSON.stringify(['', { children: ['all-users', {}] }, null, 'refetch']));

function shaped(given: { method?: string; url?: string; tree?: string | string[] }) {
  const { method = 'GET', url = '/', tree } = given;
  const request = { method, url, headers: { ...(tree !== undefined && { 'next-router-state-tree': tree }) } };
  shape(request);
  return request;
}

describe('the shape of requests', () => {
  it.each([
    ['/all-users?q=http://x', '/all-users?q=http://x'],
    ['//evil.example/', '//evil.example/'],
    ['http://evil.example/all-users?q=1', '/all-users?q=1'],
    ['http://evil.example//other.example/', '/other.example/'],
    ['http://evil.example', '/'],
    ['javascript:alert(1)', '/alert(1)'],
    ['*', '/'],
    ['', '/'],
  ])('the target %j is the address %j here', (url, own) => {
    expect(shaped({ url }).url).toBe(own);
  });

  it('TRACE asks for nothing that is echoed, other methods are themselves', () => {
    expect(shaped({ method: 'TRACE' }).method).toBe('OPTIONS');
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) expect(shaped({ method }).method).toBe(method);
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
  ])('%s %s is told apart from reading a file: %s, whatever the request says itself', (method, url, told) => {
    for (const headers of [{}, { 'x-not-read': 'x' }]) {
      const request = { method, url, headers };
      shape(request);
      expect(request.headers).toEqual(told ? { 'x-not-read': '1' } : {});
    }
  });

  it('a router state that can be read arrives', () => {
    expect(shaped({ tree }).headers).toEqual({ 'next-router-state-tree': tree });
    expect(shaped({}).headers).toEqual({});
  });

  it.each<[tree: string | string[]]>([
    ['garbage'],
    ['null'],
    ['%E0%A4%A'],
    [encodeURIComponent('{"a":1}')],
    ['x'.repeat(50_000)],
    [[tree, tree]],
  ])('a router state that cannot be read does not: %s', (broken) => {
    expect(shaped({ tree: broken }).headers).toEqual({});
  });
});
