import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachRequest } from '@/lib/server/requests/incoming-request';
import { runScriptsAfterPaint, scriptsOf } from './scripts-after-paint';

type Compression = () => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** The framework's own. */
const compression: Compression = createRequire(import.meta.url)('next/dist/compiled/compression');

const NONCE = 'nonce="r4nd0m+/=="';
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async="" ${NONCE}></script>`;
const LEGACY = `<script src="/_next/static/chunks/legacy.js" noModule="" ${NONCE}></script>`;
const LAST = `<script src="/_next/static/chunks/main.js" ${NONCE} async=""></script>`;
const preload = (name: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="/_next/static/chunks/${name}.js"/>`;
const page = (head: string, last: string) => `<html><head>${head}${LEGACY}</head><body><p>Dŵr</p>${last}`;
const PAGE = page(script('react') + script('list'), LAST);
const REST = `<script ${NONCE}>push("rows")</script></body></html>`;

/** What the server does with a request once it would compress the response. */
let handle: (response: ServerResponse) => void = () => undefined;
const compress = compression();
const server = createServer((request, response) => compress(request, response, () => handle(response)));

beforeAll(async () => {
  onEachRequest([runScriptsAfterPaint]);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const OPENED = { 'sec-fetch-dest': 'document', 'accept-encoding': 'gzip' };

async function receive(headers: Record<string, string> = OPENED): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, headers, agent: false }), 'response')) as [IncomingMessage];
  const isCompressed = answer.headers['content-encoding'] === 'gzip';
  const parts: Buffer[] = [];
  for await (const part of isCompressed ? answer.pipe(createGunzip()) : answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function send(pieces: readonly (string | Uint8Array)[], type = 'text/html; charset=utf-8', link = '') {
  handle = (response) => {
    response.setHeader('Content-Type', type);
    if (link) response.setHeader('Link', link);
    for (const piece of pieces) response.write(typeof piece === 'string' ? Buffer.from(piece) : piece);
    response.end();
  };
}

it('fetches the scripts of a page as before, and puts them into the document where its content ends', async () => {
  send([PAGE, REST]);
  const html = await receive();
  const [before = '', inserted = '', after] = html.split(
    /(?=<script nonce="r4nd0m\+\/==">\(function)|(?<=<\/script>)(?=<script nonce[^>]*>push)/,
  );
  expect(before).toBe(page(preload('react') + preload('list'), ''));
  expect(inserted).toMatch(
    /\(\["\/_next\/static\/chunks\/react\.js","[^"]*list\.js","[^"]*main\.js"\]\);.*<\/script>$/s,
  );
  expect(after).toBe(REST);
});

it('fetches no script again that the headers name', async () => {
  send([PAGE, REST], undefined, '</_next/static/chunks/react.js>; rel=preload; as="script"');
  const html = await receive();
  expect(html).toContain(`<head>${preload('list')}${LEGACY}</head>`);
});

it('tells which scripts a page has, once it has begun', async () => {
  const told: (readonly string[])[] = [];
  handle = (response) => {
    response.setHeader('Content-Type', 'text/html');
    told.push(scriptsOf(response));
    response.write(Buffer.from(PAGE));
    told.push(scriptsOf(response));
    response.end(REST);
  };
  await receive();
  const names = ['react', 'list', 'main'];
  expect(told).toEqual([[], names.map((name) => `/_next/static/chunks/${name}.js`)]);
});

it('keeps a character that the first piece ends in the middle of', async () => {
  const name = Buffer.from('Łódź');
  send([Buffer.concat([Buffer.from(PAGE), name.subarray(0, 1)]), name.subarray(1)]);
  expect(await receive()).toMatch(/<\/script>Łódź$/);
});

it('changes a page for a browser that takes nothing compressed too', async () => {
  send([PAGE, REST]);
  expect(await receive({ 'sec-fetch-dest': 'document' })).not.toContain('async=""');
});

it.each<[string, string[], string?, Record<string, string>?]>([
  ['a page of which the first piece has only its head', [page(script('react'), ''), LAST]],
  ['a page without a nonce', [PAGE.replaceAll(NONCE, 'id=""')]],
  ['a page without scripts', ['<html><body>503</body></html>']],
  ['a file', [PAGE], 'text/javascript'],
  ['what no browser opens in a tab', [PAGE], undefined, { 'accept-encoding': 'gzip' }],
])('leaves %s as it is', async (_, pieces, type, headers) => {
  send(pieces, type);
  expect(await receive(headers)).toBe(pieces.join(''));
});
