import { staff } from '../../tools/testing/browser.mjs';
import { control, isRenewable } from '../support/identity-provider';
import { giveSession, openSession, startSession } from '../support/session';
import { fillHostedPage, logOut } from '../support/sign-in';
import { expect, test } from '../support/test';

test.afterEach(() => control('POST', 'reset'));

test('AUTH-1 GUARD-3 single sign-on reports an outage of the provider and works again after the outage', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fall-users');
  await control('POST', 'fault', { mode: 'down' });
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Single sign-on failed. Try again.');
  await control('POST', 'fault', { mode: 'none' });
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await fillHostedPage(page);
  await expect(page).toHaveURL('/all-users');
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to sign out:|status of 503 .*api.session/] });

  test('AUTH-3 when the provider does not confirm the sign-out, the user stays signed in', async ({
    page,
    context,
  }) => {
    const session = await startSession();
    await giveSession(context, session);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto('/all-users');
    await control('POST', 'fault', { mode: 'down' });
    await logOut(page);
    await expect.poll(() => errors.filter((text) => text.startsWith('Failed to sign out:'))).toHaveLength(1);
    await expect(page.getByText('Could not log out')).toBeVisible();
    await expect(page).toHaveURL('/all-users');
    const account = page.getByRole('button', { name: `Account of ${staff.email}` });
    await expect(account).toContainText(staff.email);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state);
    expect(stored.isAuthenticated).toBe(true);
    expect(await openSession(await context.cookies())).toMatchObject({ sid: session.sid });

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/all-users?pageNumber=2');
    await expect(page.getByRole('row').nth(1)).toBeVisible();

    await control('POST', 'fault', { mode: 'none' });
    await logOut(page);
    await expect(page).toHaveURL('/login');
    expect(await isRenewable(session)).toBe(false);
  });
});
