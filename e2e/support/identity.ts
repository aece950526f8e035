import type { Page } from '@playwright/test';
import { staff } from '../../tools/testing/browser.mjs';
import { control as controlSandbox } from '../../tools/testing/sandbox';

const sandbox = { port: Number(process.env.E2E_SANDBOX_PORT ?? 4100), dir: '.sandbox/e2e' };

/** Somebody of the pool who is not staff: signs in, and has no access. */
export const outsider = { email: 'outsider@fairway.test', password: 'Sandbox-Only-1' };

/** Asks the local identity provider for a situation: an outage, short tokens, a revocation. */
export function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  return controlSandbox(sandbox, { method, path: `control/${path}`, body });
}

/** Takes the hosted way from the sign-in screen that is open, and waits to be back in the app. */
export async function signInHosted(page: Page, account = staff): Promise<void> {
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await fillHostedPage(page, account);
  await page.waitForURL((url) => url.hostname === 'localhost' && url.pathname !== '/login');
}

/** The provider's own page. */
export async function fillHostedPage(page: Page, { email, password } = staff): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Chooses Log out in the menu at the sidebar's foot. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
