import type { Page } from '@playwright/test';
import { signIn, staff } from '../../tools/testing/browser.mjs';
import { rawRequest } from '../../tools/testing/raw-request';
import { mark } from '../support/faults';
import { isRenewable, revokeAtProvider } from '../support/identity-provider';
import { nightly } from '../support/nightly';
import { untilLive, visit } from '../support/screens';
import { cookieHeader, giveSession, isSessionCookie, openSession, signedOut, startSession } from '../support/session';
import { logOut, outsider, signInHosted } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

for (const [way, enter] of [
  ['a password', signIn],
  ['single sign-on', signInHosted],
] as const) {
  test(`AUTH-3 signing out after ${way} ends the session at the provider, in the app and in the browser${nightly(way !== 'a password')}`, async ({
    page,
    context,
  }) => {
    await page.goto('/login?from=%2Fregions');
    await enter(page);
    const copied = await context.cookies();
    const session = await openSession(copied);
    expect(copied.filter(({ name }) => isSessionCookie(name)).length, 'number of session cookies').toBeGreaterThan(1);

    await logOut(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => isSessionCookie(name))).toEqual([]);
    expect(session && (await isRenewable(session)), 'whether the provider still renews the session').toBe(false);

    for (const path of ['/', '/all-users', '/api/session', '/api/avatar', '/api/auth/session']) {
      const { status, body, setCookies } = await rawRequest(path, { headers: { cookie: cookieHeader(copied) } });
      expect(body.includes(staff.email), path).toBe(false);
      // The sign-in library must not write the session again.
      expect(setCookies.filter((line) => line.includes('session-token') && !/Max-Age=0|1970/i.test(line))).toEqual([]);
      expect([path, status]).toEqual([path, { '/': 307, '/all-users': 307, '/api/auth/session': 404 }[path] ?? 401]);
    }
  });
}

test('AUTH-3 requests that are running during a sign-out do not restore the session', async ({
  page,
  context,
  fault,
}) => {
  const session = await startSession();
  // After some minutes without activity, every response sets the session cookie again.
  await giveSession(context, { ...session, usedAt: session.usedAt - 600 });
  await visit(page, '/all-users');
  await giveSession(context, { ...session, usedAt: session.usedAt - 600 });
  const text = mark();
  const watch = await fault({ match: text, hold: true });
  const headers = { Accept: 'text/html' };
  // Fewer than the API calls that one account may have running.
  const underWay = Array.from({ length: 12 }, (_, index) =>
    context.request.get(`/all-users?q=${text}-${index}`, { headers, maxRedirects: 0 }),
  );
  await expect.poll(() => watch.hits()).toBe(12);
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await watch.end();
  await Promise.all(underWay);
  const left = await context.cookies();
  expect((await rawRequest('/api/session', { headers: { cookie: cookieHeader(left) } })).status).toBe(401);
  await page.goto('/all-users');
  await expect(page).toHaveURL(/\/login\?/);
  expect((await context.cookies()).filter(({ name }) => isSessionCookie(name))).toEqual([]);
});

test('AUTH-3 QUERY-1 after signing out the browser’s Back shows no data', async ({ page, context }) => {
  await giveSession(context, await startSession());
  await visit(page, '/all-users');
  const link = page.getByRole('cell').getByRole('link').first();
  const name = String(await link.textContent());
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await untilLive(page);
  await logOut(page);
  await expect(page).toHaveURL('/login');
  for (let step = 0; step < 2; step++) {
    // Going back while a page is still loading may skip a history entry.
    await untilLive(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('cell')).toHaveCount(0);
  }
});

test('AUTH-4 AUTH-5 the browser’s storage contains who is signed in, until the user signs out', async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'));
  const nobody = { state: { isAuthenticated: false, isLoading: false, user: null, userAttributes: null }, version: 0 };
  await page.goto('/login');
  await expect.poll(stored).toEqual(nobody);
  await signIn(page);
  await expect.poll(stored).toEqual({
    state: {
      isAuthenticated: true,
      isLoading: false,
      user: { email: staff.email, name: 'Isla Mackintosh' },
      userAttributes: { email: staff.email },
    },
    version: 0,
  });
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect.poll(stored).toEqual(nobody);
});

test('AUTH-5 GUARD-3 signing out in one tab opens the sign-in screen in every other, which can return to its page', async ({
  page,
  context,
}) => {
  await giveSession(context, await startSession());
  await page.goto('/regions');
  const other = await context.newPage();
  await other.goto('/all-users?pageSize=50');
  await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('auth-storage'))).not.toBeNull();
  await logOut(page);
  await expect(page).toHaveURL('/login');
  const back = { reason: 'expired', from: '/all-users?pageSize=50' };
  await expect(other).toHaveURL(`/login?${new URLSearchParams(back)}`);
  await expect(other.getByText('Your session has ended. Sign in again.')).toBeVisible();
});

test('AUTH-5 a page of one account reloads when another account has signed in', async ({ page, context }) => {
  const shownFor = (tab: Page, email: string) =>
    expect(tab.getByRole('button', { name: `Account of ${email}`, exact: true })).toBeVisible();
  await giveSession(context, await startSession());
  await page.goto('/all-users');

  // The first tab notices the other tab's sign-in by the change in storage.
  const other = await context.newPage();
  await other.goto('/login?reason=late');
  await signIn(other, outsider);
  await shownFor(other, outsider.email);
  await shownFor(page, outsider.email);
  await expect(page).toHaveURL('/all-users');

  // If the storage does not change, only the session check can notice that another account has signed in.
  await other.close();
  await page.clock.install();
  await page.reload();
  // Waits for hydration, which starts the timer of the session check.
  await untilLive(page);
  await context.clearCookies();
  await giveSession(context, await startSession());
  await page.clock.runFor(60_000);
  await shownFor(page, staff.email);
});

test('GUARD-4 signing out shows “Loading...”', async ({ page, context }) => {
  await giveSession(context, await startSession());
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.goto('/regions');
  await page.route('/api/session?scope=here', async (route) => {
    await held;
    await route.continue();
  });
  await logOut(page);
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText('Loading...')).toBeVisible();
  release();
  await expect(page).toHaveURL('/login');
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to sign out:|status of 40[14]/] });

  test('AUTH-3 “Log out” opens the sign-in screen even if the session has already ended', async ({ page, context }) => {
    const session = await startSession();
    await giveSession(context, session);
    await page.goto('/all-users');
    await revokeAtProvider(session);
    await context.clearCookies();
    await logOut(page);
    await expect(page).toHaveURL(/^[^?]*\/login(\?|$)/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
