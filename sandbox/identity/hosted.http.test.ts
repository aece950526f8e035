import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount } from './accounts';
import { type Browser, createBrowser } from './testing/browser';
import { appOrigin, resetTestPool, startTestPool, type TestPool } from './testing/test-pool';

const redirectUri = `${appOrigin}/api/auth/callback/cognito`;

let pool: TestPool;
let config: oidc.Configuration;
beforeAll(async () => {
  pool = await startTestPool();
  const { AUTH_COGNITO_ID: id, AUTH_COGNITO_SECRET: secret } = pool.appEnv;
  const insecure = { execute: [oidc.allowInsecureRequests] };
  config = await oidc.discovery(new URL(pool.issuer), id, secret, undefined, insecure);
});
afterAll(() => pool.close());
beforeEach(() => resetTestPool(pool));

type Attempt = { url: URL; checks: oidc.AuthorizationCodeGrantChecks & { pkceCodeVerifier: string } };

async function startSignIn(extra: Record<string, string> = {}): Promise<Attempt> {
  const checks = {
    pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
  };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...extra,
  });
  return { url, checks };
}

async function signIn(browser: Browser, url: URL, username: string = staffAccount.email): Promise<URL> {
  const page = await browser.visit(url);
  const answer = await browser.submit(page, { username, password: sandboxPassword });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

async function signInWhole(browser = createBrowser()) {
  const { url, checks } = await startSignIn();
  return await oidc.authorizationCodeGrant(config, await signIn(browser, url), checks);
}

describe('hosted sign-in', () => {
  test('AUTH-1 code flow with PKCE, state and nonce, as openid-client does it', async () => {
    const tokens = await signInWhole();
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

  test('AUTH-1 an issuer in region eu-west-2 that publishes two keys and signs either token with its own', async () => {
    expect(pool.issuer).toMatch(/\/eu-west-2_\w+$/);
    const { keys } = await (await fetch(`${pool.issuer}/.well-known/jwks.json`)).json();
    const tokens = await signInWhole();
    const kids = [tokens.id_token, tokens.access_token].map(
      (token) => JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString()).kid,
    );
    expect(keys.map(({ kid }: { kid: string }) => kid)).toEqual(kids);
    expect(keys.every((key: object) => !('d' in key))).toBe(true);
  });

  test('userInfo answers by scope, and only for a token with openid', async () => {
    const { access_token } = await signInWhole();
    expect(await oidc.fetchUserInfo(config, access_token, staffAccount.sub)).toEqual({
      sub: staffAccount.sub,
      username: staffAccount.sub,
      email: staffAccount.email,
      email_verified: 'true',
      given_name: 'Isla',
      family_name: 'Mackintosh',
      name: 'Isla Mackintosh',
    });
    const refused = await fetch(`${pool.origin}/oauth2/userInfo`, { headers: { authorization: 'Bearer a.b.c' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect((await fetch(`${pool.origin}/oauth2/userInfo`)).status).toBe(400);
  });

  test('refresh rotates, and a revoked token ends the grant and its access at the pool', async () => {
    const first = await signInWhole();
    const second = await oidc.refreshTokenGrant(config, first.refresh_token ?? '');
    expect(second.refresh_token).toBeDefined();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims()).not.toHaveProperty('nonce');

    await oidc.tokenRevocation(config, second.refresh_token ?? '');
    await expect(oidc.refreshTokenGrant(config, second.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(oidc.fetchUserInfo(config, second.access_token, staffAccount.sub)).rejects.toThrow();
    expect((await pool.verifyAccessToken(second.access_token)).sub).toBe(staffAccount.sub);
    await expect(oidc.tokenRevocation(config, second.access_token)).rejects.toMatchObject({
      error: 'unsupported_token_type',
    });
  });

  test('a browser that is signed in is not asked again until it logs out', async () => {
    const browser = createBrowser();
    await signInWhole(browser);
    const again = await startSignIn();
    const tokens = await oidc.authorizationCodeGrant(config, (await browser.visit(again.url)).url, again.checks);
    expect(tokens.claims()?.sub).toBe(staffAccount.sub);

    const logout = `${pool.origin}/logout?${new URLSearchParams({
      client_id: pool.appEnv.AUTH_COGNITO_ID,
      logout_uri: `${appOrigin}/login`,
    })}`;
    const stolen = browser.cookies.get('cognito') ?? '';
    expect((await browser.visit(logout)).url.href).toBe(`${appOrigin}/login`);
    expect(browser.cookies.has('cognito')).toBe(false);
    expect((await browser.visit((await startSignIn()).url)).html).toContain('Sign in');
    browser.cookies.set('cognito', stolen);
    expect((await browser.visit((await startSignIn()).url)).html).toContain('Sign in');
  });

  test('prompt=login asks again, prompt=none never asks', async () => {
    const browser = createBrowser();
    const silent = await browser.visit((await startSignIn({ prompt: 'none' })).url);
    expect(silent.url.searchParams.get('error')).toBe('login_required');
    await signInWhole(browser);
    expect((await browser.visit((await startSignIn({ prompt: 'login' })).url)).html).toContain('Sign in');
  });

  test('logging out by redirect_uri leads to a new sign-in, and foreign addresses are refused', async () => {
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

  test('a temporary password leads to a page for a new one, then into the app', async () => {
    const browser = createBrowser();
    const { url, checks } = await startSignIn();
    const page = await browser.visit(url);
    const asked = await browser.submit(page, { username: 'temporary@fairway.test', password: sandboxPassword });
    const second = { url: page.url, html: await asked.text() };
    expect(second.html).toContain('Change password');
    const weak = await browser.submit(second, { new_password: 'weak' });
    expect(await weak.text()).toContain('Password does not conform to policy: Password not long enough');
    const answer = await browser.submit(second, { new_password: 'Brand-New-2' });
    const tokens = await oidc.authorizationCodeGrant(config, new URL(answer.headers.get('location') ?? ''), checks);
    expect(tokens.claims()?.email).toBe('temporary@fairway.test');
    expect((await browser.submit(second, { new_password: 'Brand-New-3' })).status).toBe(400);
  });
});

describe('what the hosted pages refuse', () => {
  test.each([
    ['a wrong password', staffAccount.email, 'Wrong-Password-1', 'Incorrect username or password.'],
    ['nobody', 'nobody@fairway.test', sandboxPassword, 'Incorrect username or password.'],
    ['a disabled user', 'disabled@fairway.test', sandboxPassword, 'User is disabled.'],
  ])('%s, in the words of Cognito', async (_, username, password, words) => {
    const browser = createBrowser();
    const page = await browser.visit((await startSignIn()).url);
    const answer = await browser.submit(page, { username, password });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect(browser.cookies.has('cognito')).toBe(false);
  });

  test('a form that does not come from the page of this browser', async () => {
    const browser = createBrowser();
    const page = await browser.visit((await startSignIn()).url);
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

  test('markup: what is typed or linked comes back as text', async () => {
    const markup = '"><script>alert(1)</script>';
    const browser = createBrowser();
    const page = await browser.visit((await startSignIn({ state: markup, login_hint: markup })).url);
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

  test('pages come with a policy of their own and are kept by nobody', async () => {
    const browser = createBrowser();
    const { url } = await browser.visit((await startSignIn()).url);
    const { headers } = await browser.request(url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /);
    expect(policy).toContain(`form-action 'self' ${appOrigin}; base-uri 'none'; frame-ancestors 'none'`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const [cookie] = (await createBrowser().request(url)).headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  test('AUTH-1 another redirect_uri, without going there', async () => {
    const answer = await createBrowser().visit((await startSignIn({ redirect_uri: 'https://evil.example/' })).url);
    expect(answer.url.origin).toBe(pool.origin);
    expect(answer.status).toBe(400);
    expect(answer.html).toContain('redirect_mismatch');
  });

  test('a code without its verifier, with another, or for another address', async () => {
    for (const wrong of [{}, { pkceCodeVerifier: oidc.randomPKCECodeVerifier() }]) {
      const { url, checks } = await startSignIn();
      const { pkceCodeVerifier: _, ...others } = checks;
      const given = { ...others, ...wrong };
      const back = await signIn(createBrowser(), url);
      await expect(oidc.authorizationCodeGrant(config, back, given)).rejects.toMatchObject({ error: 'invalid_grant' });
    }
    const { url, checks } = await startSignIn();
    const back = await signIn(createBrowser(), url);
    back.port = '3001';
    await expect(oidc.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('a code that is used twice, which also ends what it opened', async () => {
    const { url, checks } = await startSignIn();
    const back = await signIn(createBrowser(), url);
    const tokens = await oidc.authorizationCodeGrant(config, back, checks);
    await expect(oidc.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('a client with a wrong secret', async () => {
    const insecure = { execute: [oidc.allowInsecureRequests] };
    const issuer = new URL(pool.issuer);
    const wrong = await oidc.discovery(issuer, pool.appEnv.AUTH_COGNITO_ID, 'wrong', undefined, insecure);
    await expect(oidc.refreshTokenGrant(wrong, 'x')).rejects.toMatchObject({ error: 'invalid_client' });
    await expect(oidc.tokenRevocation(wrong, 'x')).rejects.toMatchObject({ status: 401 });
  });

  test('a grant it does not know', async () => {
    const unknown = oidc.genericGrantRequest(config, 'client_credentials', {});
    await expect(unknown).rejects.toMatchObject({ error: 'unsupported_grant_type' });
  });
});
