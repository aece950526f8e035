import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { runScriptsAfterPaint } from '@/lib/server/responses/scripts-after-paint';
import { rememberPreloads, sendHeadersEarly } from './early-headers';
import { onEachRequest } from './incoming-request';
import { trackRequest } from './request-context';

const SHEET = '</_next/static/chunks/a.css>; rel=preload; as="style"';
const PICTURE = '</api/avatar?of=ann>; rel=preload; as="image"';
const SCRIPT = '</_next/static/chunks/main.js>; rel=preload; as="script"; fetchpriority="low"';
const opened = { 'sec-fetch-dest': 'document' };

/** What the server does with a request, as the framework and a page would. */
let handle: (response: ServerResponse) => void = () => undefined;
const server = createServer((_, response) => {
  // As the framework's compression does.
  response.write = response.write.bind(response);
  handle(response);
});

beforeAll(async () => {
  onEachRequest([runScriptsAfterPaint, rememberPreloads, trackRequest]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => resetProcessState('preloads'));

async function ask(path: string, headers: Record<string, string> = opened): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, path, headers, agent: false }), 'response')) as [IncomingMessage];
  return answer;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return text;
}

/** A page that comes whole, with the framework's own `Link`. */
async function openWhole(path: string, status = 200): Promise<void> {
  handle = (response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html').setHeader('Link', `${PICTURE}, ${SHEET}; nonce="first"`);
    response.write(
      Buffer.from('<body>whole<script src="/_next/static/chunks/main.js" nonce="first" async=""></script>'),
    );
    response.end();
  };
  await textOf(await ask(path));
}

it('sends the headers while the page waits, with what the page before it loaded first', async () => {
  await openWhole('/all-users?q=port');
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<ServerResponse>();
  handle = (response) => {
    response.setHeader('Cache-Control', 'private, no-store');
    sendHeadersEarly();
    goOn(response);
  };
  const answer = await ask('/all-users?pageNumber=2');
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['cache-control'],
    answer.headers.link,
  ]).toEqual([200, 'text/html; charset=utf-8', 'private, no-store', `${SHEET}, ${SCRIPT}`]);

  const response = await waiting;
  expect(response.headersSent, 'the framework goes on').toBe(false);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.appendHeader('Link', SHEET);
  response.removeHeader('Cache-Control');
  response.flushHeaders();
  response.write('<p>rows');
  expect(response.headersSent).toBe(true);
  expect(() => response.setHeader('X-Late', '1')).toThrow(/headers/i);
  response.end('</p>');
  expect(await textOf(answer)).toBe('<p>rows</p>');
});

it('makes a redirect that follows a document, which leads there at once', async () => {
  await openWhole('/all-users');
  handle = (response) => {
    sendHeadersEarly();
    response.statusCode = 307;
    response.setHeader('location', '/api/session/renew?token=a"&from=%2F');
    if (!response.writableEnded) response.end('the framework drops what has ended');
  };
  const answer = await ask('/all-users');
  expect(answer.statusCode).toBe(200);
  expect(await textOf(answer)).toBe(
    '<!DOCTYPE html><meta http-equiv="refresh" content="0;url=/api/session/renew?token=a&quot;&amp;from=%2F">',
  );
});

it('remembers each route by itself, and no page that failed', async () => {
  await openWhole('/groups', 404);
  await openWhole('/all-users');
  handle = (response) => {
    sendHeadersEarly();
    response.end(String(response.headersSent));
  };
  const links = [];
  for (const path of ['/groups', '/all-users', '/all-users/u1'])
    links.push((await ask(path)).headers.link !== undefined);
  expect(links).toEqual([false, true, false]);
});

it.each([
  ['the router', { 'sec-fetch-dest': 'empty' }],
  ['no browser', {}],
])('leaves the response of %s to the framework', async (_, headers: Record<string, string>) => {
  await openWhole('/all-users');
  handle = (response) => {
    sendHeadersEarly();
    response.writeHead(503).end();
  };
  expect((await ask('/all-users', headers)).statusCode).toBe(503);
});
