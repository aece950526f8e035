import { describe, expect, it } from 'vitest';
import { normalizeRequest } from './normalize-request';
import { isNeverShed, isUnlogged } from './public-paths';

const page = [['uid', 'u1', 'd', ['create']], { children: ['__PAGE__', {}, ['/all-users/u1', ''], 'refetch'] }];
const tree = encodeURIComponent(
  JSON.stringify(['', { children: ['all-users', { children: page }] }, null, null, 1, 'x']),
);

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
    ['/_next/../all-users', '/all-users'],
    ['/_next/%2e%2e/api/export/users?q=1', '/api/export/users?q=1'],
    ['/_next/static/.%2E/%2e./all-users', '/all-users'],
    ['/./all-users/%2e', '/all-users/'],
    ['/../../all-users', '/all-users'],
    ['/_next\\..\\all-users', '/all-users'],
    ['/_next/..//all-users', '//all-users'],
    ['/all-users#/../login?q=1', '/all-users'],
    ['/%61ll-users/%7Ea%2D1?%71=%6Dac', '/all-users/~a-1?q=mac'],
    ['/all-users/%2F%5c%25%20%00%c3%a9', '/all-users/%2F%5c%25%20%00%c3%a9'],
    ['/_next/%252e%252e/all-users', '/_next/%252e%252e/all-users'],
    ['/all-users/%zz%', '/all-users/%zz%'],
    ['/healthz/', '/healthz'],
    ['/healthz//?from=balancer', '/healthz?from=balancer'],
    ['/healthz/x', '/healthz/x'],
    ['/_next/static/chunks/%5Buid%5D/a.js', '/_next/static/chunks/%5Buid%5D/a.js'],
  ])('the URL %j becomes %j', (url, own) => {
    expect(normalized({ url }).url).toBe(own);
  });

  it.each(['/_next/../all-users', '/_next/%2e%2E/all-users', '/healthz/../all-users', '/%5fnext/../all-users'])(
    'LIMIT-3 a screen requested as %s is logged and refused like under its usual URL',
    (url) => {
      const [path = ''] = (normalized({ url }).url ?? '').split('?');
      expect([isUnlogged(path), isNeverShed(path)]).toEqual([false, false]);
    },
  );

  it('ranges and internal headers are removed; headers that clients and proxies may set are kept', () => {
    const kept = { accept: 'text/html', 'x-forwarded-for': '10.0.0.1', 'x-fairway-activity': '1', rsc: '1' };
    const forged = ['x-fairway-path', 'x-request-id', 'content-security-policy', 'content-security-policy-report-only'];
    const names = ['range', ...forged, 'x-middleware-override-headers', 'x-middleware-request-cookie', 'x-invoke-path'];
    const request = {
      method: 'GET',
      url: '/',
      headers: { ...kept, ...Object.fromEntries(names.map((name) => [name, 'x'])) },
    };
    normalizeRequest(request);
    expect(request.headers).toEqual(kept);
  });

  it('the method TRACE becomes OPTIONS, and other methods stay unchanged', () => {
    expect(normalized({ method: 'TRACE' }).method).toBe('OPTIONS');
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) expect(normalized({ method }).method).toBe(method);
  });

  it.each<[method: string, url: string, headers: Record<string, string>, status: string | undefined]>([
    ['POST', '/_next/static/chunks/a.js', {}, '405'],
    ['OPTIONS', '/_next/static/chunks/a.js?dpl=1', {}, '405'],
    ['TRACE', '/icon.svg', {}, '405'],
    ['PUT', '/robots.txt?x', {}, '405'],
    ['GET', '/_next/static/chunks/a.js', {}, undefined],
    ['HEAD', '/icon.svg', {}, undefined],
    ['POST', '/login', {}, undefined],
    ['POST', '/icon.svg/x', {}, undefined],
    ['POST', '/_next/static/../../all-users', {}, undefined],
    ['POST', '/_next/static/..%2fall-users', {}, undefined],
    ['POST', '/login', { 'content-length': '65536' }, undefined],
    ['POST', '/login', { 'content-length': '65537' }, '413'],
    ['POST', '/login', { 'transfer-encoding': 'chunked' }, '411'],
    ['GET', '/login', { 'content-length': '1' }, '400'],
    ['HEAD', '/login', { 'transfer-encoding': 'chunked' }, '400'],
    ['GET', '/login', { 'content-length': '0' }, undefined],
  ])(
    'LIMIT-1 %s %s with %j is refused with %s, and a forged refusal header is ignored',
    (method, url, given, status) => {
      for (const forged of [{}, { 'x-refusal': '200' }]) {
        const request = { method, url, headers: { ...given, ...forged } };
        normalizeRequest(request);
        expect(Reflect.get(request.headers, 'x-refusal')).toBe(status);
      }
    },
  );

  it('LIMIT-1 a URL with more than 300 parameters loses its query and is refused', () => {
    const query = (count: number) => Array(count).fill('a').join('&');
    expect(normalized({ url: `/login?${query(300)}` }).headers).toEqual({});
    const { url, headers } = normalized({ url: `/login?${query(301)}` });
    expect([url, headers]).toEqual(['/login', { 'x-refusal': '414' }]);
  });

  it('LIMIT-1 a path of more than 20 segments is cut, and the request is refused', () => {
    const path = (count: number) => '/a'.repeat(count);
    expect(normalized({ url: path(20) }).headers).toEqual({});
    for (const count of [21, 5_500]) {
      const { url, headers } = normalized({ url: `${path(count)}?q=a` });
      expect([url, headers]).toEqual([path(19), { 'x-refusal': '414' }]);
    }
    expect(normalized({ url: '/'.repeat(22) }).headers).toEqual({ 'x-refusal': '414' });
  });

  it('LIMIT-1 a URL longer than 12,000 encoded characters loses its query and is refused', () => {
    expect(normalized({ url: `/login?x=${'"'.repeat(3_990)}` }).headers).toEqual({});
    const { url, headers } = normalized({ url: `//login?x=${'"'.repeat(4_000)}` });
    expect([url, headers]).toEqual(['//login', { 'x-refusal': '414' }]);
    expect(normalized({ url: `/${'a'.repeat(12_000)}` }).url).toBe('/');
  });

  it('Security: a refused request loses its query, so that the framework cannot log it', () => {
    const request = { method: 'POST', url: '/login?q=isla@fairway.test', headers: { 'content-length': '70000' } };
    normalizeRequest(request);
    expect(request.url).toBe('/login');
  });

  it('a valid router state header is kept', () => {
    expect(normalized({ tree }).headers).toEqual({ 'next-router-state-tree': tree });
    expect(normalized({}).headers).toEqual({});
  });

  it.each<[tree: string | string[]]>([
    ['garbage'],
    ['null'],
    ['%E0%A4%A'],
    [encodeURIComponent('{"a":1}')],
    [encodeURIComponent('[]')],
    [encodeURIComponent('["",{"children":{}}]')],
    [encodeURIComponent('["",{},5]')],
    [encodeURIComponent('[["a"],{}]')],
    [encodeURIComponent('[["a","b","x",null],{}]')],
    [encodeURIComponent('["",{},null,"zzz"]')],
    [encodeURIComponent('["",{},null,null,"x"]')],
    [encodeURIComponent('["",{},null,null,1,"","x"]')],
    [encodeURIComponent('["",{"children":["",{},5]}]')],
    [`${'["",{"a":'.repeat(41)}["",{}]${'}]'.repeat(41)}`],
    ['x'.repeat(50_000)],
    [[tree, tree]],
  ])('an invalid router state header is removed: %s', (broken) => {
    expect(normalized({ tree: broken }).headers).toEqual({});
  });
});
