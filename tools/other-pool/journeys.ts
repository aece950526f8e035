import type { Browser, Page } from '@playwright/test';
import { submitSignIn } from '../testing/browser.mjs';

type Account = { email: string; password: string };
type Journey = { name: string; run: () => Promise<boolean> };

/** What staff do at the sign-in screen that cognito-local can answer. There is no API: sessions are what counts. */
export function journeysOf(browser: Browser, app: string, staff: Account, temporary: Account): Journey[] {
  /** The e-mail address of the session, if there is one. */
  const emailOf = async (page: Page) => {
    const answer = await page.request.get(`${app}/api/session`);
    return answer.ok() ? ((await answer.json()) as { email?: string }).email : undefined;
  };
  const isSignedIn = async (page: Page, { email }: Account) => {
    await page.waitForURL((url) => url.pathname !== '/login');
    return (await emailOf(page)) === email;
  };
  const journey = (name: string, run: (page: Page) => Promise<boolean>): Journey => ({
    name,
    run: async () => {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await page.goto(`${app}/login`);
        return await run(page);
      } finally {
        await context.close();
      }
    },
  });
  return [
    journey('e-mail and password start a session', async (page) => {
      await submitSignIn(page, staff);
      return isSignedIn(page, staff);
    }),
    journey('an unknown account is refused in the words of a wrong password', async (page) => {
      await submitSignIn(page, { ...staff, email: 'nobody@fairway.test' });
      await page.getByText('Incorrect e-mail, user name or password.').first().waitFor();
      return (await emailOf(page)) === undefined;
    }),
    journey('a temporary password is replaced, and starts a session', async (page) => {
      await submitSignIn(page, temporary);
      await page.getByLabel('New password', { exact: true }).fill('Chosen-Only-1');
      await page.getByRole('button', { name: 'Set password and sign in' }).click();
      return isSignedIn(page, temporary);
    }),
    journey('logging out is confirmed there, and ends the session', async (page) => {
      await submitSignIn(page, staff);
      if (!(await isSignedIn(page, staff))) return false;
      await page.getByRole('button', { name: /^Account of / }).click();
      await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      return (await emailOf(page)) === undefined;
    }),
  ];
}
