import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { open as openRaw, rawRequest } from '../../tools/testing/raw-request';
import { mark } from '../support/faults';
import { nightly } from '../support/nightly';
import { listOn, untilLive, visit } from '../support/screens';
import { cookieHeader, sealSession, startSession } from '../support/session';
import { expect, PICTURES, test } from '../support/test';

/** Words of their own that minified code keeps. */
const HEAVY = {
  'tailwind-merge': 'orderSensitiveModifiers',
  'Radix menu and dialog': 'rovingFocusGroup',
  'TanStack Table': 'columnSizingStart',
};

async function scriptsOf(requests: readonly Request[]) {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  const texts = await Promise.all(scripts.map(async (request) => (await request.response())?.text() ?? ''));
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    text: texts.join('\n'),
    list: requests
      .map((request) => `${sizes[scripts.indexOf(request)] ?? '-'} B ${request.url().replace(/^\w+:\/\/[^/]+/, '')}`)
      .join('\n'),
  };
}

async function open(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await visit(page, address);
  return requests;
}

for (const address of ['/events/friendly-rounds', '/all-users?status=ACTIVE']) {
  test(`LAY-10 the first load of ${address} brings at most 158 kB of scripts in 18 requests${nightly(address !== '/events/friendly-rounds')}`, async ({
    page,
  }) => {
    const requests = await open(page, address);
    const { bytes, text, list } = await scriptsOf(requests);
    const needed = requests.filter((request) => !PICTURES.test(request.url()));
    expect(needed.length, `what the page asks for:\n${list}`).toBeLessThanOrEqual(18);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, `see which script has grown:\n${list}`).toBeLessThanOrEqual(158_000);
    for (const [library, word] of Object.entries(HEAVY)) expect(text.includes(word), library).toBe(false);
  });
}

test('LAY-10 what menus and dialogs are made of comes when the pointer is at their button', async ({ page }) => {
  const requests = await open(page, '/events/friendly-rounds');
  await listOn(page).menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  for (const [library, word] of Object.entries(HEAVY)) {
    await expect.poll(async () => (await scriptsOf(requests)).text.includes(word), library).toBe(true);
  }
});

test('LAY-10 a list is painted before its scripts run', async ({ page }) => {
  await page.addInitScript(() => {
    let frames = 0;
    const count = () => {
      if (document.querySelector('tr[data-uid]')) frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const scriptRan = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement) || !document.documentElement) return;
      document.documentElement.dataset.framesBefore ??= String(frames);
    };
    document.addEventListener('load', scriptRan, { capture: true });
  });
  const response = await page.goto('/events/friendly-rounds');
  await untilLive(page);
  expect(Number(await page.locator('html').getAttribute('data-frames-before'))).toBeGreaterThanOrEqual(2);
  expect(await response?.text()).not.toMatch(/<script src=[^>]* async/);
});

test('LAY-10 scripts run in a tab in the background, which paints nothing @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/events/friendly-rounds');
  await untilLive(page);
});

test('LAY-10 a script comes in Brotli, in gzip or as it is, by what the browser reads, and is the same', async () => {
  const { body } = await rawRequest('/login');
  const [script = ''] = body.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/) ?? [];
  const received = async (headers: Record<string, string>) => {
    const response = await openRaw(script, { headers });
    const { 'content-encoding': encoding, 'content-type': type, vary } = response.headers;
    expect([response.statusCode, type, vary]).toEqual([
      200,
      'application/javascript; charset=UTF-8',
      'Accept-Encoding',
    ]);
    return { encoding, bytes: Buffer.concat(await response.toArray()) };
  };
  const plain = await received({});
  const gzip = await received({ 'Accept-Encoding': 'gzip' });
  const brotli = await received({ 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([undefined, 'gzip', 'br']);
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  expect(brotli.bytes.length).toBeLessThan(gzip.bytes.length);

  const range = await openRaw(script, { headers: { 'Accept-Encoding': 'br', Range: 'bytes=0-9' } });
  expect([range.statusCode, range.headers['content-encoding']]).toEqual([206, undefined]);
  expect(Buffer.concat(await range.toArray()).equals(plain.bytes.subarray(0, 10))).toBe(true);
});

test.describe('while the API works', () => {
  /** As a browser opens a page, once one of the same route has come whole. */
  async function opened(path: string) {
    const cookie = cookieHeader(await sealSession(await startSession()));
    const headers = { cookie, 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' };
    const earlier = await rawRequest('/groups', { headers });
    return { earlier: earlier.body, response: await openRaw(path, { headers }) };
  }

  test('LAY-10 a list names its style sheets, font and scripts', async ({ fault }) => {
    const slow = await fault({ match: 'membersMax=913', hold: true });
    const { earlier, response } = await opened('/groups?membersMax=913&wait=all');
    const { 'content-type': type, 'cache-control': caching, link } = response.headers;
    expect([response.statusCode, type, caching]).toEqual([200, 'text/html; charset=utf-8', 'private, no-store']);
    const named = [...String(link).matchAll(/<([^>]+)>; rel=preload; as="(\w+)"/g)];
    expect(new Set(named.map(([, , kind]) => kind))).toEqual(new Set(['font', 'style', 'script']));
    await slow.end();
    const html = Buffer.concat(await response.toArray()).toString();
    expect(html).toMatch(/<tr[^>]* data-uid=/);
    for (const [, file, kind] of named) {
      if (kind !== 'font')
        expect(
          [earlier, html].every((page) => page.includes(`"${file}"`)),
          file,
        ).toBe(true);
    }
  });

  test('AUTH-7 a list whose token is refused leads on without scripts', async ({ fault }) => {
    const text = mark();
    await fault({ match: text, times: 1, answer: { status: 401, body: '{}' } });
    const { response } = await opened(`/groups?q=${text}`);
    const html = Buffer.concat(await response.toArray()).toString();
    const renewal = `/api/session/renew\\?token=[\\w-]+&amp;from=%2Fgroups%3Fq%3D${text}`;
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><meta http-equiv="refresh" content="0;url=${renewal}">$`));
  });
});
