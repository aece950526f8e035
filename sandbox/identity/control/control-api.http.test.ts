import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount } from '../accounts';
import { secretHash } from '../client-check';
import { resetTestPool, startTestPool, type TestPool } from '../testing/test-pool';
import { adminScope } from '../tokens/claims';

let pool: TestPool;
beforeAll(async () => {
  pool = await startTestPool();
});
afterAll(() => pool.close());
beforeEach(() => resetTestPool(pool));

const call = (operation: string, body: object) =>
  fetch(`${pool.origin}/`, {
    method: 'POST',
    headers: {
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'content-type': 'application/x-amz-json-1.1',
    },
    body: JSON.stringify(body),
  });

function signInInput() {
  const { AUTH_COGNITO_ID: id, AUTH_COGNITO_SECRET: secret } = pool.appEnv;
  return {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: id,
    AuthParameters: {
      USERNAME: staffAccount.email,
      PASSWORD: sandboxPassword,
      SECRET_HASH: secretHash(staffAccount.email, { id, secret }),
    },
  };
}

async function signIn() {
  const answer = await call('InitiateAuth', signInInput());
  return (await answer.json()).AuthenticationResult;
}

const renew = (RefreshToken: string) =>
  call('GetTokensFromRefreshToken', {
    ClientId: pool.appEnv.AUTH_COGNITO_ID,
    ClientSecret: pool.appEnv.AUTH_COGNITO_SECRET,
    RefreshToken,
  });

describe('the control API', () => {
  test('the control API refuses requests without the control token', async () => {
    for (const path of ['settings', 'fault', 'revoke', 'expire', 'authenticator', 'reset']) {
      const answer = await fetch(`${pool.origin}/control/${path}`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(403);
    }
    expect((await fetch(`${pool.origin}/control/refreshes`)).status).toBe(403);
  });

  test('the control API can shorten the lifetime of access tokens', async () => {
    await pool.control('POST', 'settings', { accessTokenSeconds: 3 });
    const { ExpiresIn, AccessToken } = await signIn();
    expect(ExpiresIn).toBe(3);
    pool.advance(3 + 6);
    await expect(pool.verifyAccessToken(AccessToken)).rejects.toMatchObject({ reason: 'expired' });
  });

  test('the control API can make the identity provider respond 503 until a second call ends this', async () => {
    await pool.control('POST', 'fault', { mode: 'down' });
    for (const path of ['/login', '/logout', '/oauth2/authorize', '/eu-west-2_Fairway01/.well-known/jwks.json']) {
      expect((await fetch(`${pool.origin}${path}`)).status).toBe(503);
    }
    expect((await call('InitiateAuth', {})).status).toBe(503);
    await pool.control('POST', 'fault', { mode: 'none' });
    expect((await signIn()).AccessToken).toBeDefined();
  });

  test('a fault of the identity provider does not affect other routes of the same origin', async () => {
    await pool.control('POST', 'fault', { mode: 'down' });
    const whole = new Hono().route('/', pool.app).get('/api/v1/me', (c) => c.text('here'));
    const answer = await whole.request('/api/v1/me');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  test('AUTH-7 the control API can make the admin API refuse all access tokens, or those issued so far', async () => {
    const before = await signIn();
    await pool.control('POST', 'access-tokens', { refuse: 'issued-so-far' });
    await expect(pool.verifyAccessToken(before.AccessToken)).rejects.toMatchObject({ reason: 'invalid' });
    const after = (await (await renew(before.RefreshToken)).json()).AuthenticationResult;
    expect((await pool.verifyAccessToken(after.AccessToken)).sub).toBe(staffAccount.sub);
    await pool.control('POST', 'access-tokens', { refuse: 'all' });
    await expect(pool.verifyAccessToken(after.AccessToken)).rejects.toMatchObject({ reason: 'invalid' });
    await pool.control('POST', 'access-tokens', { refuse: 'none' });
    expect((await pool.verifyAccessToken(before.AccessToken)).sub).toBe(staffAccount.sub);
  });

  test.each([
    ['revoke', 'Refresh Token has been revoked'],
    ['expire', 'Refresh Token has expired'],
  ])('the control API can %s the refresh tokens of a user, and it counts renewals', async (path, message) => {
    const { RefreshToken } = await signIn();
    const next = (await (await renew(RefreshToken)).json()).AuthenticationResult;
    expect((await pool.control('POST', path, { login: staffAccount.email })).status).toBe(200);
    expect(await (await renew(next.RefreshToken)).json()).toEqual({ __type: 'NotAuthorizedException', message });
    expect(await (await pool.control('GET', 'refreshes')).json()).toEqual({ renewed: 1, refused: 1 });
    expect(await (await pool.control('DELETE', 'refreshes')).json()).toEqual({ renewed: 0, refused: 0 });
  });

  test('the control API can enrol and remove an authenticator app', async () => {
    const initiateAuth = async () => (await call('InitiateAuth', signInInput())).json();
    const setEnrolled = (enrolled: boolean) =>
      pool.control('POST', 'authenticator', { login: staffAccount.email, enrolled });
    expect(await (await setEnrolled(true)).json()).toEqual({ secret: expect.stringMatching(/^[A-Z2-7]{52}$/) });
    expect(await initiateAuth()).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    await setEnrolled(false);
    expect(await initiateAuth()).toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } });
  });
});

describe('access tokens at the APIs', () => {
  test.each([
    ['an id token', async () => (await signIn()).IdToken],
    ['no token', async () => ''],
    ['a token with another signature', async () => `${(await signIn()).AccessToken.slice(0, -8)}AAAAAAAA`],
    [
      'a token that is not signed',
      async () => {
        const [, claims] = (await signIn()).AccessToken.split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      },
    ],
  ])('the admin API refuses %s', async (_, make) => {
    await expect(pool.verifyAccessToken(await make())).rejects.toMatchObject({ reason: 'invalid' });
  });

  test(`an access token from a password sign-in has only the scope ${adminScope}, so userInfo refuses it`, async () => {
    const { AccessToken } = await signIn();
    const answer = await fetch(`${pool.origin}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${AccessToken}` },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'invalid_token' });
  });
});
