import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort, listenOnLoopback } from '../testing/loopback.mjs';
import { contractCheck } from './command';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url?.startsWith('/hangs')) return;
    if (url?.startsWith('/page')) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
    if (url?.startsWith('/moved')) return void response.writeHead(302, { location: '/login' }).end();
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
  });
  origin = await listenOnLoopback(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  vi.stubEnv('CONTRACT_TOKEN', undefined);
  return () => vi.unstubAllEnvs();
});

async function run(args: readonly string[]) {
  const lines = { stdout: '', stderr: '' };
  const print = (to: keyof typeof lines) => (text: unknown) => {
    lines[to] += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(print('stdout'));
  vi.spyOn(console, 'error').mockImplementation(print('stderr'));
  const code = await contractCheck(args);
  vi.restoreAllMocks();
  return { code, ...lines };
}

const token = ['--token', 'secret-of-staff'];

describe('wrong input to the contract check', () => {
  it.each<[string, () => string[] | Promise<string[]>, RegExp]>([
    [
      'an API that nobody serves',
      async () => ['--api', `http://127.0.0.1:${await freePort()}`, ...token],
      /does not answer/,
    ],
    [
      'an API that hangs',
      () => ['--api', `${origin}/hangs`, ...token, '--timeout', '1'],
      /does not answer.*no answer within 1 s/,
    ],
    [
      'an API that refuses the token',
      () => ['--api', `${origin}/api`, ...token],
      /refuses the token: \/me answered 401/,
    ],
    [
      'an address that serves a web page',
      () => ['--api', `${origin}/page`, ...token],
      /\/me answered with a page: --api must/,
    ],
    ['an address that redirects', () => ['--api', `${origin}/moved`, ...token], /with a redirect to \/login: --api/],
    ['an invalid address', () => ['--api', 'example', ...token], /--api must be an http\(s\) address/],
    ['a missing token', () => ['--api', `${origin}/api`], /--token is missing/],
    ['an unknown option', () => ['--unknown'], /Unknown option '--unknown'/],
  ])('the contract check prints one clear line and exits with status 2 for %s', async (_, args, words) => {
    const { code, stdout, stderr } = await run(await args());
    expect(stderr).toMatch(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('secret-of-staff');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});
