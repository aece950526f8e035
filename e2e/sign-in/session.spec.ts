import type { Page } from '@playwright/test';
import { signIn } from '../../tools/testing/browser.mjs';
import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { mark } from '../support/faults';
import { revokeAtProvider } from '../support/identity-provider';
import { kinds, routerRequest } from '../support/requests';
import { visit } from '../support/screens';
import {
  aged,
  cookieOf,
  cookiesIn,
  giveSession,
  isSessionCookie,
  openSession,
  signedOut,
  startSession,
} from '../support/session';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

/** The session in the cookies of a response. */
const sessionIn = ({ setCookies }: Answer) => openSession(cookiesIn(setCookies).filter(({ value }) => value !== ''));

test('AUTH-6 a prefetch does not delete the cookies of an ended session, which tell the sign-in screen why it ended', async () => {
  const session = aged(await startSession());
  await revokeAtProvider(session);
  const cookie = await cookieOf(session);
  const location = '/login?reason=expired&from=%2Fevents';
  const ahead = await rawRequest('/events', { headers: { cookie, 'Sec-Fetch-Dest': 'empty' } });
  expect([ahead.status, ahead.headers.location]).toEqual([307, location]);
  expect(ahead.setCookies.filter((line) => isSessionCookie(line.split('=')[0] ?? ''))).toEqual([]);
  const page = await rawRequest('/events', { headers: { cookie, 'Sec-Fetch-Dest': 'document' } });
  expect([page.status, page.headers.location]).toEqual([307, location]);
  expect(page.setCookies.filter((line) => isSessionCookie(line.split('=')[0] ?? '')).length).toBeGreaterThan(0);
});

test('AUTH-7 if the API also refuses the renewed token, the session ends and the sign-in screen shows why', async ({
  page,
  context,
  fault,
}) => {
  const session = await startSession();
  await giveSession(context, session);
  const text = mark();
  const refusing = await fault({ match: text, answer: { status: 401, body: '{}' } });
  await visit(page, '/all-users');
  await page.getByRole('searchbox').fill(text);
  await page.waitForURL((url) => url.pathname === '/login');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    reason: 'refused',
    from: `/all-users?q=${text}`,
  });
  await expect(page.getByText('Your session is no longer valid. Sign in again.')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => isSessionCookie(name))).toEqual([]);
  expect(await refusing.hits()).toBeLessThanOrEqual(4);

  await refusing.end();
  await signIn(page);
  await expect(page).toHaveURL(`/all-users?q=${text}`);
  await expect(page.getByText('No results')).toBeVisible();
});

test('AUTH-6 GUARD-3 if the browser has deleted the cookie, a click on a row leads to sign-in, which shows why, and then to the row', async ({
  page,
  context,
}) => {
  await giveSession(context, await startSession());
  await visit(page, '/all-users');
  const name = page.locator('a[data-row-link]').first();
  const path = String(await name.getAttribute('href'));
  await context.clearCookies();
  await name.click();
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(path);
});

test('AUTH-10 a session ends after an hour without activity, and the sign-in screen shows why', async () => {
  const session = await startSession();
  const headers = { cookie: await cookieOf({ ...session, usedAt: session.usedAt - 3601 }) };
  const screen = await rawRequest('/all-users?q=smith', { headers });
  expect(screen.status).toBe(307);
  const own = (address = '') => new URL(address, test.info().project.use.baseURL).href;
  expect(own(screen.headers.location)).toBe(own('/login?reason=idle&from=%2Fall-users%3Fq%3Dsmith'));
  expect((await rawRequest('/login?reason=idle', { headers })).body).toContain('Your session timed out');
  const check = await rawRequest('/api/session', { headers });
  expect(check.status).toBe(401);
  expect(JSON.parse(check.body).error.code).toBe('session_idle');
});

test('AUTH-10 activity extends a session, but prefetches and automatic requests do not', async () => {
  const session = await startSession();
  const usedAt = session.usedAt - 3000;
  const headers = { cookie: await cookieOf({ ...session, usedAt }) };
  const own = Object.entries(kinds).filter(([kind]) => /RSC|prefetch|preview/.test(kind));
  for (const [kind, options] of own) {
    const answer = await routerRequest('/all-users', { ...options, headers: { ...options.headers, ...headers } });
    expect([kind, answer.status, await sessionIn(answer)]).toEqual([kind, 200, undefined]);
  }
  for (const path of ['/api/session', '/api/avatar'])
    expect(await sessionIn(await rawRequest(path, { headers }))).toBeUndefined();

  const opened = await sessionIn(await rawRequest('/all-users', { headers: { ...headers, Accept: 'text/html' } }));
  expect(opened?.usedAt).toBeGreaterThan(usedAt + 2999);
  expect(opened?.startedAt).toBe(session.startedAt);
  const again = await rawRequest('/all-users', {
    headers: { ...(opened && { cookie: await cookieOf(opened) }), Accept: 'text/html' },
  });
  expect(await sessionIn(again), 'session that the response writes again').toBeUndefined();

  const touched = { ...session, sid: `${session.sid}-touched`, usedAt };
  const check = await rawRequest('/api/session', {
    headers: { cookie: await cookieOf(touched), 'X-Fairway-Activity': '1' },
  });
  expect((await sessionIn(check))?.usedAt).toBeGreaterThan(usedAt + 2999);
});

/** Waits until the page has handled all earlier responses: a session check starts only when no other is running. */
async function hasReadAnswers(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/icon.svg', { cache: 'no-store' })).text());
}

test('AUTH-6 after the computer slept, the page checks the session at once, even if one clock stood still', async ({
  page,
  context,
}) => {
  await giveSession(context, await startSession());
  await visit(page, '/all-users');
  const check = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/session');
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 7_200_000;
    dispatchEvent(new Event('focus'));
  });
  await check;
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 401/] });

  test('AUTH-4 AUTH-6 every 60 s the page checks the session, renews the tokens, and redirects if it cannot', async ({
    page,
    context,
  }) => {
    const requested: number[] = [];
    const touches: boolean[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname !== '/api/session') return;
      requested.push(response.status());
      touches.push(response.request().headers()['x-fairway-activity'] !== undefined);
    });
    const session = await startSession();
    await giveSession(context, session);
    await page.clock.install();
    await page.goto('/all-users?pageSize=20');
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).not.toBeNull();
    // The first check is due after 60 s. Advances only 20 s, because the clock also ran while the page loaded.
    await page.clock.runFor(20_000);
    expect(requested, 'session checks right after the page has loaded').toEqual([]);
    await page.clock.runFor(45_000);
    await expect.poll(() => requested).toEqual([200]);
    await page.keyboard.press('Shift');
    await expect.poll(() => requested, 'session checks after the first activity in a minute').toEqual([200, 200]);
    expect(touches).toEqual([false, true]);

    await giveSession(context, aged(session));
    await hasReadAnswers(page);
    await page.clock.runFor(60_000);
    await expect.poll(() => requested).toEqual([200, 200, 200]);
    await hasReadAnswers(page);
    const renewed = await openSession(await context.cookies());
    expect(renewed?.renewals).toBe(1);
    await expect(page).toHaveURL('/all-users?pageSize=20');

    if (renewed) {
      await revokeAtProvider(renewed);
      await giveSession(context, { ...aged(renewed), renewals: 2 });
    }
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL(
      `/login?${new URLSearchParams({ reason: 'expired', from: '/all-users?pageSize=20' })}`,
    );
    await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(requested).toEqual([200, 200, 200, 401]);
    expect(touches).toEqual([false, true, false, false]);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state);
    expect(stored).toEqual({ isAuthenticated: false, isLoading: false, user: null, userAttributes: null });
  });
});
