import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { signIn } from '../../tools/testing/browser.mjs';
import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { mark } from '../support/faults';
import { untilLive } from '../support/screens';
import { type SecondApp, startSecondApp } from '../support/second-app';
import {
  app,
  cookieHeader,
  cookieOf,
  cookiesIn,
  type Session,
  sealSession,
  signedOut,
  startSession,
} from '../support/session';
import { logOut } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

const proxy = `http://127.0.0.1:${e2eConfig.proxyPort}`;

test('GUARD-2 GUARD-3 when another tab signs in, an open sign-in form offers to continue at the requested address', async ({
  page,
  context,
}) => {
  const link = '/all-users?q=smith&pageSize=20#main';
  const offer = page.getByText('You are signed in as staff@fairway.test.');
  await page.goto(link);
  await untilLive(page);
  await page.getByLabel('E-mail').fill('typed');
  await expect(offer).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/groups');
  await signIn(other);
  await expect(other).toHaveURL('/groups');
  await expect(offer).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('typed');

  await logOut(other);
  await expect(offer).toHaveCount(0);
  await other.waitForURL((url) => url.pathname === '/login');
  await signIn(other);
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('searchbox')).toHaveValue('smith');
});

/** Requests the URL as a browser does, follows redirects, and returns the visited URLs and the last response. */
async function follow(
  address: string,
  session: Session,
  ports: readonly (string | undefined)[],
  headers = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' },
) {
  const jar = new Map((await sealSession(session)).map(({ name, value }) => [name, value]));
  const addresses: string[] = [];
  let next: string | undefined = address;
  let answer: Answer | undefined;
  while (next !== undefined && addresses.length < 20) {
    addresses.push(new URL(next, app).pathname);
    const cookie = cookieHeader([...jar].map(([name, value]) => ({ name, value })));
    const port = ports[(addresses.length - 1) % ports.length];
    answer = await rawRequest(next, { headers: { ...headers, cookie }, ...(port && { port }) });
    for (const { name, value } of cookiesIn(answer.setCookies)) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    next = answer.headers.location;
  }
  return { addresses, answer };
}

/** The text below the heading. */
const sentence = (answer: Answer | undefined) => answer?.body.match(/<\/h1><p[^>]*>([^<]*)</)?.[1];

test.describe('two instances that share no sessions', () => {
  let second: SecondApp;
  test.beforeAll(async () => {
    second = await startSecondApp({ AUTH_URL: app, API_URL: `${proxy}/api/v1`, SHELL_AFTER_MS: '1500' });
  });
  test.afterAll(() => second?.stop());

  test('GUARD-2 AUTH-7 if the API refuses every token, /login on either instance redirects once and then opens', async ({
    fault,
  }) => {
    const text = mark();
    await fault({ match: text, answer: { status: 401, body: '{}' } });
    const from = `/all-users?q=${text}`;
    for (const reason of ['', 'reason=refused&', 'reason=expired&', 'reason=idle&']) {
      const address = `/login?${reason}${new URLSearchParams({ from })}`;
      const { addresses, answer } = await follow(address, await startSession(), [undefined, second.port]);
      expect([answer?.status, addresses.at(-1), sentence(answer)], addresses.join()).toEqual([
        200,
        '/login',
        'Your session is no longer valid. Sign in again.',
      ]);
      expect(addresses.filter((path) => path === '/login').length, addresses.join()).toBeLessThanOrEqual(2);
      expect(addresses.filter((path) => path === '/all-users').length, addresses.join()).toBeLessThanOrEqual(3);
    }
  });

  test('GUARD-2 AUTH-15 if only one instance knows that a session has ended, neither redirects in a loop', async () => {
    const session = await startSession();
    const cookie = await cookieOf(session);
    const ended = await rawRequest('/api/session', { method: 'DELETE', headers: { cookie, Origin: app } });
    expect(ended.status).toBe(200);
    const address = '/login?reason=expired&from=%2Fevents';
    for (const ports of [
      [undefined, second.port],
      [second.port, undefined],
    ]) {
      const { addresses, answer } = await follow(address, session, ports);
      expect(answer?.body).toContain('<h1');
      expect(addresses.filter((path) => path === '/login').length).toBeLessThanOrEqual(2);
      const router = await follow(address, session, ports, { Accept: '*/*', 'Sec-Fetch-Dest': 'empty' });
      expect(router.addresses).toEqual(['/login']);
    }
  });
});
