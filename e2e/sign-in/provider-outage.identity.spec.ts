import { staff } from '../../tools/testing/browser.mjs';
import { control, isRenewable } from '../support/identity-provider';
import { giveSession, openSession, startSession } from '../support/session';
import { logOut } from '../support/sign-in';
import { expect, test } from '../support/test';

test.afterEach(() => control('POST', 'reset'));

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
