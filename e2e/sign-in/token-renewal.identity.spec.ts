import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { control } from '../support/identity-provider';
import { aged, cookieOf, giveSession, isSessionCookie, openSession, startSession } from '../support/session';
import { expect, test } from '../support/test';

test.afterEach(() => control('POST', 'reset'));

const sessionCookiesOf = ({ setCookies }: Answer) =>
  setCookies.filter((line) => isSessionCookie(line.split('=')[0] ?? ''));

test('if the token expires during an outage of the provider, the response is 503 and the session continues', async () => {
  const headers = { cookie: await cookieOf(aged(await startSession())) };
  await control('POST', 'fault', { mode: 'down' });
  for (const path of ['/', '/all-users?q=smith', '/all-users/', '/there/is/nothing']) {
    const answer = await rawRequest(path, { headers });
    expect(answer.status, path).toBe(503);
    expect(answer.headers['retry-after'], path).toBe('10');
    expect(answer.body, path).toContain('The sign-in service cannot be reached. You are still signed in');
    expect(answer.headers['cache-control'], path).toBe('private, no-store');
    expect(answer.headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
    expect(sessionCookiesOf(answer), path).toEqual([]);
  }
  for (const path of ['/api/session', '/api/avatar']) {
    const answer = await rawRequest(path, { headers });
    expect(answer.status, path).toBe(503);
    expect(JSON.parse(answer.body).error.code, path).toBe('identity_unavailable');
    expect(sessionCookiesOf(answer), path).toEqual([]);
  }
  await control('POST', 'fault', { mode: 'none' });
  expect((await rawRequest('/all-users', { headers })).status).toBe(200);
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 503/] });

  test('AUTH-6 if the session check fails, the session continues', async ({ page, context }) => {
    const session = await startSession();
    await giveSession(context, session);
    const requested: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/api/session') requested.push(response.status());
    });
    await page.clock.install();
    await page.goto('/all-users');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).not.toBeNull();
    await giveSession(context, aged(session));
    await control('POST', 'fault', { mode: 'down' });
    await page.clock.runFor(61_000);
    await expect.poll(() => requested).toEqual([503]);
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await control('POST', 'fault', { mode: 'none' });
    await page.clock.runFor(61_000);
    await expect.poll(() => requested).toEqual([503, 200]);
    await expect(page).toHaveURL('/all-users');
    expect((await openSession(await context.cookies()))?.renewals).toBe(1);
  });
});
