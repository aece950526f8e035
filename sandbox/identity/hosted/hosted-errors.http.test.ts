import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount } from '../accounts';
import { createBrowser } from '../testing/browser';
import { connectOidc, type OidcClient } from '../testing/oidc-client';
import { resetTestPool, startTestPool, type TestPool } from '../testing/test-pool';

let pool: TestPool;
let app: OidcClient;
beforeAll(async () => {
  pool = await startTestPool();
  app = await connectOidc(pool);
});
afterAll(() => pool.close());
beforeEach(() => resetTestPool(pool));

describe('invalid requests to hosted pages and OAuth endpoints', () => {
  test.each([
    ['a wrong password', staffAccount.email, 'Wrong-Password-1', 'Incorrect username or password.'],
    ['an unknown user', 'nobody@fairway.test', sandboxPassword, 'Incorrect username or password.'],
    ['a disabled user', 'disabled@fairway.test', sandboxPassword, 'User is disabled.'],
  ])('the hosted sign-in page refuses %s with Cognito’s message', async (_, username, password, words) => {
    const browser = createBrowser();
    const page = await browser.visit((await app.startSignIn()).url);
    const answer = await browser.submit(page, { username, password });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(browser.cookies.has('cognito')).toBe(false);
  });

  test('the hosted sign-in page refuses a form from another browser or site', async () => {
    const browser = createBrowser();
    const page = await browser.visit((await app.startSignIn()).url);
    const fields = { username: staffAccount.email, password: sandboxPassword };
    expect((await browser.submit(page, { ...fields, _csrf: 'x'.repeat(43) })).status).toBe(403);
    expect((await browser.submit(page, { ...fields, _csrf: '' })).status).toBe(403);
    expect((await createBrowser().submit(page, fields)).status).toBe(403);
    const crossSite = await browser.request(page.url, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...fields, _csrf: browser.cookies.get('XSRF-TOKEN') ?? '' }),
    });
    expect(crossSite.status).toBe(403);
  });

  test('the hosted pages escape markup in form fields and query parameters', async () => {
    const markup = '"><script>alert(1)</script>';
    const browser = createBrowser();
    const page = await browser.visit((await app.startSignIn({ state: markup, login_hint: markup })).url);
    expect(page.html).not.toContain('<script');
    const answer = await (await browser.submit(page, { username: markup, password: markup })).text();
    expect(answer).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer).not.toContain('<script');
    const refused = await browser.visit(
      `${pool.origin}/oauth2/authorize?${new URLSearchParams({ client_id: markup, redirect_uri: markup })}`,
    );
    expect(refused.status).toBe(400);
    expect(refused.html).not.toContain('<script');
  });

  test('AUTH-1 the authorization endpoint refuses an unregistered redirect_uri without redirecting to it', async () => {
    const answer = await createBrowser().visit((await app.startSignIn({ redirect_uri: 'https://evil.example/' })).url);
    expect(answer.url.origin).toBe(pool.origin);
    expect(answer.status).toBe(400);
    expect(answer.html).toContain('redirect_mismatch');
  });

  test('the token endpoint refuses a code if the verifier is missing or wrong, or if the redirect_uri differs', async () => {
    for (const wrong of [{}, { pkceCodeVerifier: oidc.randomPKCECodeVerifier() }]) {
      const { url, checks } = await app.startSignIn();
      const { pkceCodeVerifier: _, ...others } = checks;
      const given = { ...others, ...wrong };
      const back = await app.signIn(createBrowser(), url);
      await expect(oidc.authorizationCodeGrant(app.config, back, given)).rejects.toMatchObject({
        error: 'invalid_grant',
      });
    }
    const { url, checks } = await app.startSignIn();
    const back = await app.signIn(createBrowser(), url);
    back.port = '3001';
    await expect(oidc.authorizationCodeGrant(app.config, back, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});
