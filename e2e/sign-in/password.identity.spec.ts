import { signIn, staff } from '../../tools/testing/browser.mjs';
import { rawRequest } from '../../tools/testing/raw-request';
import { expectAccessible } from '../support/accessibility';
import { codeFor, control, isRenewable } from '../support/identity-provider';
import { nightly } from '../support/nightly';
import { untilLive } from '../support/screens';
import { cookieOf, signedOut, startSession } from '../support/session';
import { expect, test } from '../support/test';

test.use({ storageState: signedOut });
test.afterEach(() => control('POST', 'reset'));

const temporary = { email: 'temporary@fairway.test', password: staff.password };
const noSuchCode = 'The code is incorrect or has expired. Check it or send another code.';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`AUTH-2 GUARD-3 a temporary password must be replaced, then the requested address opens${nightly(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      await page.goto('/login?from=%2Fgroups');
      await page.getByLabel('E-mail').fill(temporary.email);
      await page.getByLabel('Password', { exact: true }).fill(temporary.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
      await expect(page).toHaveURL('/login');
      if (javaScriptEnabled) await expectAccessible(page, ['light']);

      const alert = page.getByRole('main').getByRole('alert');
      const password = page.getByLabel('New password');
      const submit = page.getByRole('button', { name: 'Set password and sign in' });
      await submit.click();
      await expect(alert).toContainText('Check New password');
      await password.fill('fresh-green-2');
      if (javaScriptEnabled) {
        await expect(page.getByRole('listitem').filter({ hasText: 'A number' })).toContainText('met');
        await expect(page.getByRole('listitem').filter({ hasText: 'An uppercase letter' })).not.toContainText('met');
      }
      await submit.click();
      await expect(alert).toContainText('Password must have uppercase characters');
      await password.fill('Fresh-Green-2');
      await submit.click();
      await expect(page).toHaveURL('/groups');
    });

    test(`AUTH-2 AUTH-13 GUARD-3 a mailed code sets a new password and ends all sessions of the account${nightly(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      const elsewhere = await startSession();
      await page.goto('/login?from=/groups');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
      await page.getByLabel('E-mail').fill(staff.email);
      await page.getByRole('button', { name: 'Send a code' }).click();
      await expect(page).toHaveURL('/reset-password?from=%2Fgroups');
      await expect(
        page.getByText(`If ${staff.email} has an account, we sent a code. Check your e-mail.`),
      ).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue(staff.email);
      if (javaScriptEnabled) await expectAccessible(page, ['light']);

      const code = codeFor(staff.email);
      const set = async (given: string, password: string) => {
        await page.getByLabel('Code').fill(given);
        await page.getByLabel('New password').fill(password);
        await page.getByRole('button', { name: 'Set password' }).click();
      };
      const alert = page.getByRole('main').getByRole('alert');
      await set(code === '000000' ? '000001' : '000000', 'Fresh-Green-3');
      await expect(alert).toHaveText(noSuchCode);
      await expect(page.getByLabel('New password')).toHaveValue('');
      await set(code, 'Fresh-Green-3');
      await expect(page).toHaveURL('/login?reason=reset&from=%2Fgroups');
      await expect(page.getByText('Password changed. Sign in.')).toBeVisible();
      const answer = await rawRequest('/api/session', { headers: { cookie: await cookieOf(elsewhere) } });
      expect(answer.status, 'AUTH-13 status of the other session').toBe(401);
      expect(await isRenewable(elsewhere), 'AUTH-13 whether the provider still renews the other session').toBe(false);
      await signIn(page, { email: staff.email, password: 'Fresh-Green-3' });
      await expect(page.getByRole('heading', { name: 'All Groups' })).toBeVisible();
    });
  });
}

test('AUTH-16 the sign-in form and the forms for a forgotten password share the typed e-mail address, in memory only, and focus the first empty field', async ({
  page,
  context,
}) => {
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/login?reason=expired');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Your session has ended. Sign in again.');
  await untilLive(page);
  await email.fill(staff.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(email).toHaveValue(staff.email);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(email).toHaveValue(staff.email);
  await expect(password).toBeFocused();
  expect(JSON.stringify([await context.storageState(), page.url()])).not.toContain(staff.email.split('@')[0]);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(codeFor(staff.email));
  await page.getByLabel('New password').fill('Fresh-Green-6');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password changed. Sign in.')).toBeVisible();
  await expect(email).toHaveValue(staff.email);
  await page.reload();
  await expect(email).toHaveValue('');
});

test('AUTH-2 a password reset shows the same screens whether or not the e-mail address has an account', async ({
  page,
}) => {
  // In this mode the provider reveals whether an account exists.
  await control('POST', 'settings', { preventUserExistenceErrors: 'LEGACY' });
  const seen: string[] = [];
  for (const email of ['nobody@fairway.test', 'disabled@fairway.test', temporary.email, staff.email]) {
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page).toHaveURL('/reset-password');
    seen.push(String(await page.getByRole('main').textContent()).replaceAll(email, '…'));
    await page.getByLabel('Code').fill('123456');
    await page.getByLabel('New password').fill('Fresh-Green-4');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(noSuchCode);
  }
  expect(new Set(seen).size).toBe(1);
});

test('AUTH-2 an unfinished sign-in can be cancelled for another account, and starts over if its cookie was changed', async ({
  page,
  context,
}) => {
  const begin = async () => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(temporary.email);
    await page.getByLabel('Password', { exact: true }).fill(temporary.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  };
  await begin();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await begin();
  const [step] = (await context.cookies()).filter(({ name }) => name.endsWith('fairway.sign-in-step'));
  if (!step) throw new Error('The cookie of the pending sign-in is missing');
  expect(step).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await context.addCookies([{ ...step, value: `${step.value.slice(0, -4)}AAAA` }]);
  await page.getByLabel('New password').fill('Fresh-Green-5');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL('/login?reason=late');
  await expect(page.getByText('The sign-in took too long. Sign in again.')).toBeVisible();
});
