import { expect, test } from '@playwright/test';
import { signIn, staff } from '../../tools/testing/browser.mjs';
import { isSessionCookie, signedOut } from '../support/session';
import { signInHosted } from '../support/sign-in';

test.use({ storageState: signedOut });

test('AUTH-2 AUTH-3 GUARD-3 without JavaScript a user can sign in with a password and sign out', async ({
  page,
  context,
}) => {
  await page.goto('/all-users?q=smith');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Required/);

  await page.getByLabel('E-mail').fill('nobody@fairway.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Incorrect e-mail, username or password.');
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@fairway.test');

  await signIn(page);
  await expect(page).toHaveURL('/all-users?q=smith');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/all-users');
  await expect(page).toHaveURL('/login?from=%2Fall-users');
  expect((await context.cookies()).filter(({ name }) => isSessionCookie(name))).toEqual([]);
});

test('AUTH-1 AUTH-3 without JavaScript a user can sign in with single sign-on and sign out', async ({ page }) => {
  await page.goto('/all-users');
  await signInHosted(page);
  await expect(page).toHaveURL('/all-users');
  await expect(page.getByText(staff.email)).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await page.waitForURL((url) => url.hostname === '127.0.0.1' && url.pathname === '/login');
});

test('if the new password is missing, screen readers read the error and the password rules with the field', async ({
  page,
}) => {
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Set password' }).click();
  const password = page.getByLabel('New password');
  await expect(password).toHaveAccessibleDescription(/^Required .*8/);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
});
