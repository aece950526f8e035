import { signedOut } from '../support/session';
import { guessUntilSlowed } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({
  storageState: signedOut,
  expectedErrors: [/status of 429/],
  // A client address that no other test uses, because the app counts failed attempts by address.
  extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.11' },
});

test('AUTH-11 after failed attempts the sign-in form shows how long to wait', async ({ page }) => {
  await page.goto('/login');
  const { attempts, email, answer } = await guessUntilSlowed(page);
  expect(attempts, 'the first attempts need no wait').toBeGreaterThan(5);
  expect(answer.status()).toBe(429);
  expect(Number(await answer.headerValue('retry-after'))).toBeGreaterThan(0);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Too many attempts\. Try again in \d+ seconds?\.$/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
