import type { BrowserContext, Page } from '@playwright/test';
import { staff } from '../../tools/testing/browser.mjs';
import { visit } from '../support/screens';
import { giveSession, signedOut, startSession } from '../support/session';
import { logOut } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

/** The entries of the browser's storage, without `auth-storage` if nobody is signed in. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage, ...sessionStorage }).filter(
      ([key, value]) => key !== 'auth-storage' || JSON.parse(value).state.isAuthenticated,
    ),
  );

const isAuthenticated = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null')?.state.isAuthenticated);

/** Deletes only the session cookies; cookies with preferences stay. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: /^authjs\.session-token/ });

/** Opens a user, which stores data in the browser, and saves a view and a theme, which must survive a sign-out. */
async function openUser(page: Page, context: BrowserContext, name: string): Promise<void> {
  await giveSession(context, await startSession());
  await visit(page, `/all-users?q=${encodeURIComponent(name)}`);
  await page.evaluate(() => {
    localStorage.setItem('views-1xzwlfs2une', '{"kept":"on purpose"}');
    document.cookie = 'theme=dark; path=/';
  });
  const table = page.getByRole('region', { name: 'Users', exact: true });
  await table.evaluate((node) => node.dispatchEvent(new Event('scroll')));
  await table.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-records'))).toContain(name);
  const left = ['auth-storage', 'opened-from', 'recent-records', 'views-1xzwlfs2une'];
  await expect.poll(async () => (await stored(page)).map(([key]) => key)).toEqual(expect.arrayContaining(left));
}

const keptOnPurpose = [['views-1xzwlfs2une', '{"kept":"on purpose"}']];

for (const next of ['/all-users', '/login?reason=expired']) {
  test(`AUTH-14 NEXT-5 when a session has ended elsewhere, a browser that opens ${next} deletes its stored data`, async ({
    page,
    context,
    keenest,
  }) => {
    await openUser(page, context, keenest.name);
    await endSession(context);
    await page.goto(next);
    await expect.poll(() => stored(page)).toEqual(keptOnPurpose);
    expect(await isAuthenticated(page)).toBe(false);
    expect((await context.cookies()).map(({ name }) => name)).toContain('theme');
  });
}

test('AUTH-14 if a session has ended elsewhere and the next click opens the sign-in screen, Back shows no page of the session', async ({
  page,
  context,
  keenest,
}) => {
  await openUser(page, context, keenest.name);
  await endSession(context);
  await page.getByRole('link', { name: 'BO Admins' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/login?from=%2Fadmin-users&reason=expired');
  await expect.poll(() => stored(page)).toEqual(keptOnPurpose);
  for (let step = 0; step < 2; step++) {
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(keenest.name)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual(keptOnPurpose);
  }
});

test('AUTH-14 a page that the browser restores after Back reloads if its session has ended', async ({
  page,
  context,
}) => {
  await giveSession(context, await startSession());
  await visit(page, '/all-users');
  await expect.poll(() => isAuthenticated(page)).toBe(true);
  const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const checked = page.waitForResponse('/api/session');
  await comeBack();
  expect((await checked).status()).toBe(200);
  await expect(page).toHaveURL('/all-users');

  // Simulates a sign-out in another tab while this page was cached: a cached page gets no event and makes no check.
  await page.route('/api/session*', () => undefined);
  await endSession(context);
  await page.evaluate(() =>
    localStorage.setItem('auth-storage', JSON.stringify({ state: { isAuthenticated: false } })),
  );
  await comeBack().catch(() => undefined);
  await expect(page).toHaveURL('/login?from=%2Fall-users');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('AUTH-14 the browser’s storage contains the e-mail address in one entry only, and in no entry after log-out', async ({
  page,
  context,
  keenest,
}) => {
  await openUser(page, context, keenest.name);
  const naming = (await stored(page)).filter(([, value]) => value?.includes(staff.email));
  expect(naming.map(([key]) => key)).toEqual(['auth-storage']);
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect.poll(() => stored(page)).toEqual(keptOnPurpose);
});
