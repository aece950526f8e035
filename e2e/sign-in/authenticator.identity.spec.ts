import { staff } from '../../tools/testing/browser.mjs';
import { expectAccessible } from '../support/accessibility';
import { codeFor, control } from '../support/identity-provider';
import { nightly } from '../support/nightly';
import { signedOut } from '../support/session';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });
test.afterEach(() => control('POST', 'reset'));

const account = { email: 'totp@fairway.test', password: staff.password };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`AUTH-2 GUARD-3 after the password, signing in asks for an authenticator code${nightly(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      await page.goto('/login?from=%2Fgroups');
      await page.getByLabel('E-mail').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await expect(page).toHaveURL('/login');
      if (javaScriptEnabled) await expectAccessible(page, ['light']);

      const code = codeFor(account.email);
      const field = page.getByLabel('Code');
      const give = async (given: string) => {
        await field.fill(given);
        await page.getByRole('button', { name: 'Continue' }).click();
      };
      const alert = page.getByRole('main').getByRole('alert');
      await give('12 34');
      await expect(alert).toContainText('Check Code');
      await give(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
      await expect(alert).toHaveText('Incorrect code. Try again.');
      await expect(field).toHaveValue('');
      if (javaScriptEnabled) await expect(field).toBeFocused();
      await give(`${code.slice(0, 3)} ${code.slice(3)}`);
      await expect(page).toHaveURL('/groups');
    });
  });
}

test('AUTH-2 signing in can ask for a new password and then for an authenticator code', async ({ page }) => {
  const email = 'temporary@fairway.test';
  await control('POST', 'authenticator', { login: email, enrolled: true });
  await page.goto('/login?from=%2Fgroups');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('New password').fill('Fresh-Green-2');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByLabel('Code').fill(codeFor(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/groups');
});
