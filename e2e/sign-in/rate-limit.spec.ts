import { signIn, submitSignIn, untilLive } from '../../tools/testing/browser.mjs';
import { signedOut } from '../support/session';
import { guessUntilSlowed } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut, expectedErrors: [/status of 429/] });

/** No other test uses these client addresses, because the app counts attempts and requests per address. */
const from = (address: string) => ({ 'X-Forwarded-For': address });

test('AUTH-11 after failed attempts the sign-in form shows how long to wait', async ({ page }) => {
  await page.setExtraHTTPHeaders(from('192.0.2.11'));
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

test('LIMIT-7 after too many requests from one address, the sign-in form says why it could not be sent', async ({
  page,
}) => {
  await page.goto('/login');
  await untilLive(page);
  await page.setExtraHTTPHeaders(from('192.0.2.12'));
  for (let status = 0; status !== 429; ) {
    status = (await page.request.get('/login', { headers: from('192.0.2.12') })).status();
  }
  await submitSignIn(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Too many requests from your network. Wait a minute, then try again.');
  await page.setExtraHTTPHeaders({});
  await signIn(page);
});
