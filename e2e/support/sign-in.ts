import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { staff } from '../../tools/testing/browser.mjs';

/** An account outside the staff group: it can sign in but sees no data. */
export const outsider = { email: 'outsider@fairway.test', password: 'Sandbox-Only-1' };

/** Uses single sign-on from the sign-in screen, and waits for the app. */
export async function signInHosted(page: Page, account = staff): Promise<void> {
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await fillHostedPage(page, account);
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname !== '/login');
}

/** Fills in and submits the provider's hosted page. */
export async function fillHostedPage(page: Page, { email, password } = staff): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Chooses Log out in the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
}

/** Tries wrong passwords until a response, which this returns, tells the user to wait. Each wait is longer than the last. */
export async function guessUntilSlowed(page: Page) {
  const email = `nobody-${randomUUID()}@fairway.test`;
  for (let attempts = 1; ; attempts += 1) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-1234');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ]);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    if (answer.status() !== 200) return { attempts, email, answer };
  }
}
