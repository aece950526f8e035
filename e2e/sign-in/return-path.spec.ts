import { signIn } from '../../tools/testing/browser.mjs';
import { app, signedOut } from '../support/session';
import { fillHostedPage } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });

const deepLink = '/all-users?q=smith&sortedBy=-createdAt&pageSize=20';

test('GUARD-1 GUARD-3 a pasted link opens with its full query after signing in, even if the first password was wrong', async ({
  page,
}) => {
  await page.goto(deepLink);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: deepLink })}`);
  await page.getByLabel('E-mail').fill('nobody@fairway.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('searchbox')).toHaveValue('smith');
});

test('GUARD-3 the fragment of a pasted link is kept during sign-in', async ({ page }) => {
  await page.goto('/countries#main');
  await signIn(page);
  await expect(page).toHaveURL('/countries#main');
});

test('GUARD-3 if single sign-on starts in two tabs, each tab opens its own requested address', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const [tab, link] of [
    [page, '/groups?q=club'],
    [other, deepLink],
  ] as const) {
    await tab.goto(link);
    await tab.getByRole('button', { name: 'Continue with single sign-on' }).click();
    await tab.waitForURL((url) => url.origin !== app && url.pathname === '/login');
  }
  await fillHostedPage(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Single sign-on failed. Try again.');
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === '/groups?q=club');
  // The user is now signed in at the provider, which therefore shows no form.
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(page).toHaveURL('/groups?q=club');
});

test('the standard URL for changing a password, which password managers open, redirects to the form for a forgotten password', async ({
  page,
}) => {
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/forgot-password');
});
