import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const port = process.env.E2E_SANDBOX_PORT ?? '4100';
const dir = '.sandbox/e2e';

export const staff = { email: 'staff@fairway.test', password: 'Sandbox-Only-1' };
/** Somebody of the pool who is not staff: signs in, and has no access. */
export const outsider = { email: 'outsider@fairway.test', password: 'Sandbox-Only-1' };

/** Asks the local identity provider for a situation: an outage, short tokens, a revocation. */
export async function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  const { controlToken } = JSON.parse(readFileSync(`${dir}/identity.json`, 'utf8'));
  const response = await fetch(`http://127.0.0.1:${port}/control/${path}`, {
    method,
    headers: { 'x-control-token': controlToken, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The control of the identity provider answered ${response.status} to ${path}`);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Signs in with e-mail and password on the sign-in screen that is open, and waits to be past it. */
export async function signIn(page: Page, { email, password } = staff): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
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
