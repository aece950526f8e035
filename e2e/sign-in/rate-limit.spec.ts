import { signedOut } from '../support/session';
import { fromElsewhere, guessUntilSlowed } from '../support/sign-in';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut, ...fromElsewhere(11) });

test.describe(() => {
  test.use({ expectedErrors: [/status of 429/] });

  test('AUTH-11 after failed attempts the sign-in form shows how long to wait', async ({ page }) => {
    await page.goto('/login');
    const { email, answer } = await guessUntilSlowed(page);
    expect(answer.status()).toBe(429);
    expect(Number(await answer.headerValue('retry-after'))).toBeGreaterThan(0);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText(/^Too many attempts\. Try again in \d+ seconds?\.$/);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });
});
