import type { Page } from '@playwright/test';
import { identityConfig } from '../../tools/test/e2e-config.mjs';
import { signIn, staff } from '../../tools/testing/browser.mjs';
import { rawRequest } from '../../tools/testing/raw-request';
import { control, isRenewable } from '../support/identity-provider';
import { nightly } from '../support/nightly';
import { cookieOf, openSession, type Session, signedOut, startSession } from '../support/session';
import { logOut, outsider, signInHosted } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });
test.afterEach(() => control('POST', 'reset'));

const checkOf = async (session: Session) =>
  (await rawRequest('/api/session', { headers: { cookie: await cookieOf(session) } })).status;

/** Starts a session in the next second, because ending all sessions ends those of the same second too. */
async function startElsewhere(): Promise<Session> {
  const session = await startSession();
  await expect(async () => {
    session.startedAt = Math.floor(Date.now() / 1000);
    expect(await checkOf(session)).toBe(200);
  }).toPass();
  return session;
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out everywhere?' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`AUTH-13 AUTH-16 “Log out everywhere” ends all sessions of the account in the app and at the provider${nightly(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      const elsewhere = await startElsewhere();
      await page.goto('/login');
      await signIn(page);
      if (javaScriptEnabled) await page.getByRole('button', { name: /^Account of / }).click();
      await page.getByRole(javaScriptEnabled ? 'menuitem' : 'button', { name: 'Log out everywhere' }).click();
      if (javaScriptEnabled) await question(page).getByRole('button', { name: 'Log out everywhere' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('You are signed out of all sessions.')).toBeVisible();
      expect(await checkOf(elsewhere)).toBe(401);
      expect(await isRenewable(elsewhere), 'whether the provider still renews the other session').toBe(false);
      await signIn(page);
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });
  });
}

test('AUTH-16 after single sign-on, “Log out everywhere” asks first, and then says that the app’s sessions have ended', async ({
  page,
}) => {
  await page.goto('/login');
  await signInHosted(page);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
  await question(page).getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You are signed out of all Fairway sessions.')).toBeVisible();
  // The next sign-out ends this session only.
  await signInHosted(page);
  await logOut(page);
  await expect(page.getByText('You are signed out.')).toBeVisible();
});

test('AUTH-3 AUTH-13 after single sign-on and a later sign-in by password, “Log out” also ends the hosted page’s session', async ({
  page,
}) => {
  await page.goto('/login');
  await signInHosted(page);
  await page.goto('/login?reason=late');
  await signIn(page, outsider);
  await expect(page.getByRole('button', { name: `Account of ${outsider.email}` })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await page.waitForURL((url) => url.origin !== identityConfig.address && url.pathname === '/login');
  await expect(page.getByLabel('Password')).toBeVisible();
});

for (const [way, enter] of [
  ['a password', signIn],
  ['single sign-on', signInHosted],
] as const) {
  test(`AUTH-13 signing in with ${way} during a session ends the previous session at the provider and in the app${nightly(way !== 'a password')}`, async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await signIn(page, outsider);
    const before = await openSession(await context.cookies());
    await page.goto('/login?reason=late');
    await enter(page);
    await expect(page.getByRole('button', { name: `Account of ${staff.email}` })).toBeVisible();
    expect(before && (await checkOf(before))).toBe(401);
    expect(before && (await isRenewable(before)), 'whether the provider still renews the old session').toBe(false);
  });
}
