import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** For `test.use`: a visitor from an address that no other test has, whose attempts count for nobody else. */
export function fromElsewhere(last: number) {
  return { extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${last}` } };
}

/**
 * Tries wrong passwords, at first by posting the form that is open, then by filling it in, until the app makes whoever
 * does so wait. The waits grow, so that even a slow machine comes to one.
 * @returns the answer that said so
 */
export async function guessUntilSlowed(page: Page) {
  const email = `nobody-${randomUUID()}@fairway.test`;
  const multipart = { ...(await hiddenFields(page)), email, password: 'Wrong-1234' };
  for (let index = 0; index < 5; index++) {
    expect((await page.request.post('/login', { multipart })).status(), 'attempts are free at first').toBe(200);
  }
  for (;;) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-1234');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Sign in', exact: true }).click(),
    ]);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    if (answer.status() !== 200) return { email, answer };
  }
}

/** What the form carries along without scripting. */
async function hiddenFields(page: Page): Promise<Record<string, string>> {
  const html = await (await page.request.get('/login')).text();
  const form = html.slice(html.indexOf('<form'), html.indexOf('name="password"'));
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]));
}
