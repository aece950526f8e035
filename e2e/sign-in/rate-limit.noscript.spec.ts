import { expect, test } from '@playwright/test';
import { signedOut } from '../support/session';
import { fromElsewhere, guessUntilSlowed } from '../support/sign-in';

test.use({ storageState: signedOut, ...fromElsewhere(12) });

test('AUTH-11 without JavaScript, after failed attempts, the sign-in form shows how long to wait', async ({ page }) => {
  await page.goto('/login');
  const { email, answer } = await guessUntilSlowed(page);
  expect(answer.status()).toBe(429);
  expect(Number(await answer.headerValue('retry-after'))).toBeGreaterThan(0);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Too many attempts\. Try again in \d+ seconds?\.$/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});
