import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount, totpAccount } from '../accounts';
import { createBrowser } from '../testing/browser';
import { connectOidc, type OidcClient, redirectUri } from '../testing/oidc-client';
import { appOrigin, resetTestPool, startTestPool, type TestPool } from '../testing/test-pool';

let pool: TestPool;
let app: OidcClient;
beforeAll(async () => {
  pool = await startTestPool();
  app = await connectOidc(pool);
});
afterAll(() => pool.close());
beforeEach(() => resetTestPool(pool));

describe('hosted sign-in', () => {
  test('AUTH-1 openid-client completes a hosted sign-in with PKCE, state and nonce', async () => {
    const tokens = await app.completeSignIn();
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(tokens.claims()).toMatchObject({
      iss: pool.issuer,
      sub: staffAccount.sub,
      token_use: 'id',
      email: staffAccount.email,
      email_verified: true,
      name: staffAccount.name,
    });
    expect(await pool.verifyAccessToken(tokens.access_token)).toEqual({
      sub: staffAccount.sub,
      username: staffAccount.sub,
      groups: ['admin'],
    });
  });

  test('a renewal replaces the refresh token; after the new one is revoked, the pool refuses renewal and userInfo', async () => {
    const first = await app.completeSignIn();
    const second = await oidc.refreshTokenGrant(app.config, first.refresh_token ?? '');
    expect(second.refresh_token).toBeDefined();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims()).not.toHaveProperty('nonce');

    await oidc.tokenRevocation(app.config, second.refresh_token ?? '');
    await expect(oidc.refreshTokenGrant(app.config, second.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(oidc.fetchUserInfo(app.config, second.access_token, staffAccount.sub)).rejects.toThrow();
    expect((await pool.verifyAccessToken(second.access_token)).sub).toBe(staffAccount.sub);
    await expect(oidc.tokenRevocation(app.config, second.access_token)).rejects.toMatchObject({
      error: 'unsupported_token_type',
    });
  });

  test('a browser stays signed in at the hosted pages until it logs out', async () => {
    const browser = createBrowser();
    await app.completeSignIn(browser);
    const again = await app.startSignIn();
    const tokens = await oidc.authorizationCodeGrant(app.config, (await browser.visit(again.url)).url, again.checks);
    expect(tokens.claims()?.sub).toBe(staffAccount.sub);

    const logout = `${pool.origin}/logout?${new URLSearchParams({
      client_id: pool.appEnv.AUTH_COGNITO_ID,
      logout_uri: `${appOrigin}/login`,
    })}`;
    const stolen = browser.cookies.get('cognito') ?? '';
    expect((await browser.visit(logout)).url.href).toBe(`${appOrigin}/login`);
    expect(browser.cookies.has('cognito')).toBe(false);
    expect((await browser.visit((await app.startSignIn()).url)).html).toContain('Sign in');
    browser.cookies.set('cognito', stolen);
    expect((await browser.visit((await app.startSignIn()).url)).html).toContain('Sign in');
  });

  test('a log-out with redirect_uri leads to a new sign-in, and unregistered URLs are refused', async () => {
    const logout = (query: Record<string, string>) =>
      createBrowser().visit(
        `${pool.origin}/logout?${new URLSearchParams({ client_id: pool.appEnv.AUTH_COGNITO_ID, ...query })}`,
      );
    const again = await logout({ redirect_uri: redirectUri, response_type: 'code', scope: 'openid' });
    expect(again.url.pathname).toBe('/login');
    expect((await logout({ logout_uri: `${appOrigin}/` })).url.href).toBe(`${appOrigin}/`);
    const foreign: Record<string, string>[] = [
      {},
      { logout_uri: 'https://evil.example/' },
      { logout_uri: `${appOrigin}/login?x` },
    ];
    for (const query of foreign) {
      expect((await logout(query)).status).toBe(400);
    }
    expect((await logout({ client_id: 'other', logout_uri: `${appOrigin}/` })).status).toBe(400);
  });

  test('a hosted sign-in with a temporary password shows a page for a new password, then returns to the app', async () => {
    const browser = createBrowser();
    const { url, checks } = await app.startSignIn();
    const page = await browser.visit(url);
    const challenge = await browser.submit(page, { username: 'temporary@fairway.test', password: sandboxPassword });
    const second = { url: page.url, html: await challenge.text() };
    expect(second.html).toContain('Change password');
    const weak = await browser.submit(second, { new_password: 'weak' });
    expect(await weak.text()).toContain('Password does not conform to policy: Password not long enough');
    const answer = await browser.submit(second, { new_password: 'Brand-New-2' });
    const tokens = await oidc.authorizationCodeGrant(app.config, new URL(answer.headers.get('location') ?? ''), checks);
    expect(tokens.claims()?.email).toBe('temporary@fairway.test');
    expect((await browser.submit(second, { new_password: 'Brand-New-3' })).status).toBe(400);
  });

  test('AUTH-1 hosted sign-in asks for the code of an authenticator app on a separate page', async () => {
    const browser = createBrowser();
    const { url, checks } = await app.startSignIn({ state: 'state"><b>' });
    const page = await browser.visit(url);
    const challenge = await browser.submit(page, { username: totpAccount.email, password: sandboxPassword });
    expect(browser.cookies.has('cognito')).toBe(false);
    const second = { url: page.url, html: await challenge.text() };
    expect(second.html).toContain('Enter your code');
    expect(second.html).not.toContain('<b>');

    const wrong = await browser.submit(second, { code: '<i>123</i>' });
    expect(wrong.status).toBe(400);
    const wrongHtml = await wrong.text();
    expect(wrongHtml).toContain('Invalid code received for user');
    expect(wrongHtml).not.toContain('<i>');
    expect((await browser.submit(second, { code: '000000', _csrf: 'x'.repeat(43) })).status).toBe(403);
    expect((await createBrowser().submit(second, { code: '000000' })).status).toBe(403);

    const code = /\d{6}/.exec(pool.outbox.at(-1)?.text ?? '')?.[0] ?? '';
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const answer = await browser.submit({ url: page.url, html: wrongHtml }, { code: spaced });
    expect(answer.status).toBe(302);
    const back = new URL(answer.headers.get('location') ?? '');
    const tokens = await oidc.authorizationCodeGrant(app.config, back, { ...checks, expectedState: 'state"><b>' });
    expect(tokens.claims()?.sub).toBe(totpAccount.sub);
    const late = await browser.submit(second, { code });
    expect(late.status).toBe(400);
    expect(await late.text()).toContain('Your sign-in has expired. Sign in again.');
  });
});
