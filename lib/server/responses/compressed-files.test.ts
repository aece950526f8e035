import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { compressBuild } from './compress-build';
import { sendCompressedFiles } from './compressed-files';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const script = 'export const answer = 42;\n'.repeat(100);
writeFileSync(join(folder, 'a.js'), script);
writeFileSync(join(folder, 'a.css'), 'a { color: red }');
writeFileSync(join(folder, 'a.woff2'), 'font');
writeFileSync(join(folder, '[a].css'), 'a { color: red }');
await compressBuild(folder);
// A file that came after the build.
writeFileSync(join(folder, 'b.js'), script);
const hook = sendCompressedFiles(folder);

afterAll(() => rmSync(folder, { recursive: true }));

/** What the framework is asked for, and what the response already has. */
function hooked(url: string, headers: Record<string, string>, method = 'GET') {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
  const response = new ServerResponse(request);
  hook({ request, response, server: new Server() });
  return [request.url, response.getHeader('Content-Encoding'), response.getHeader('Content-Type')];
}

const js = 'application/javascript; charset=UTF-8';

it('the build writes scripts and styles in Brotli, and nothing else', () => {
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script);
  expect(() => readFileSync(join(folder, 'a.woff2.br'))).toThrow('ENOENT');
});

describe('a browser that reads Brotli', () => {
  it.each(['br', 'gzip, deflate, br, zstd', 'BR;q=0.5', 'gzip;q=0, br; q=1.0'])('gets it: %s', (accepted) => {
    const headers = { 'accept-encoding': accepted };
    expect(hooked('/_next/static/a.js', headers)).toEqual(['/_next/static/a.js.br', 'br', js]);
  });

  const headers = { 'accept-encoding': 'br' };

  it('gets styles, and keeps the query', () => {
    const answer = ['/_next/static/a.css.br?dpl=1', 'br', 'text/css; charset=UTF-8'];
    expect(hooked('/_next/static/a.css?dpl=1', headers)).toEqual(answer);
    expect(hooked('/_next/static/a.js', headers, 'HEAD')).toEqual(['/_next/static/a.js.br', 'br', js]);
  });

  it.each([
    '/_next/static/b.js',
    '/_next/static/a.woff2',
    '/_next/static/a.js.br',
    '/_next/static/%61.js',
    '/_next/static/../static/a.js',
    '/a.js',
    '*',
  ])('gets what it asked for where nothing is compressed: %s', (url) => {
    expect(hooked(url, headers)).toEqual([url, undefined, undefined]);
  });

  it('gets a range of the file as it is', () => {
    const asked = hooked('/_next/static/a.js', { ...headers, range: 'bytes=0-9' });
    expect(asked).toEqual(['/_next/static/a.js', undefined, undefined]);
  });

  it('posts to the file that it names', () => {
    expect(hooked('/_next/static/a.js', headers, 'POST')).toEqual(['/_next/static/a.js', undefined, undefined]);
  });
});

it.each(['', 'gzip', 'br;q=0', 'gzip, br; q=0.000', 'brotli', 'identity'])(
  'a browser that does not read it gets the file as it is: %j',
  (accepted) => {
    const asked = hooked('/_next/static/a.js', { 'accept-encoding': accepted });
    expect(asked).toEqual(['/_next/static/a.js', undefined, undefined]);
  },
);

it('a file that the build does not have is not found, one in brackets is', () => {
  const faultOf = (url: string, method = 'GET') => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      url,
      method,
      headers: {} as Record<string, string>,
    });
    hook({ request, response: new ServerResponse(request), server: new Server() });
    return request.headers['x-not-read'];
  };
  expect(faultOf('/_next/static/other.js?dpl=two')).toBe('missing');
  expect(faultOf('/_next/static/a.js')).toBeUndefined();
  expect(faultOf('/_next/static/%5Ba%5D.css')).toBeUndefined();
  expect(faultOf('/_next/static/other.js', 'POST')).toBeUndefined();
  expect(faultOf('/_next/static/..%2fa.js')).toBeUndefined();
  expect(faultOf('/icon.svg')).toBeUndefined();
});

it('without a build, as with one that compressed nothing, every file is sent as it is', () => {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    url: '/_next/static/a.js',
    method: 'GET',
    headers: { 'accept-encoding': 'br' },
  });
  sendCompressedFiles(join(folder, 'none'))({ request, response: new ServerResponse(request), server: new Server() });
  expect(request.url).toBe('/_next/static/a.js');
});
