import {
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { staffAccount } from '../../accounts';
import { createBrowser } from '../../testing/browser';
import { connectOidc } from '../../testing/oidc-client';
import type { Sdk } from '../../testing/sdk';
import { setupTestPool } from '../../testing/setup-test-pool';
import type { TestPool } from '../../testing/test-pool';

let pool: TestPool;
let api: Sdk;
setupTestPool((startedPool, startedApi) => {
  pool = startedPool;
  api = startedApi;
});

describe('GetTokensFromRefreshToken', () => {
  test('AUTH-7 a renewal returns new tokens and a new refresh token of the same sign-in', async () => {
    const first = await api.signIn();
    const second = await api.renew(first.RefreshToken);
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    const [before, after] = [decodeJwt(first.AccessToken), decodeJwt(second.AccessToken)];
    expect(after.jti).not.toBe(before.jti);
    expect(after).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time });
    expect(await (await pool.control('GET', 'refreshes')).json()).toEqual({ renewed: 1, refused: 0 });
  });

  test('AUTH-7 a replaced refresh token still works within the grace period', async () => {
    const { RefreshToken } = await api.signIn();
    await api.renew(RefreshToken);
    pool.advance(59);
    const again = await api.renew(RefreshToken);
    await api.renew(again.RefreshToken);
  });

  test('using a replaced refresh token does not extend its grace period', async () => {
    const { RefreshToken } = await api.signIn();
    await api.renew(RefreshToken);
    pool.advance(59);
    await api.renew(RefreshToken);
    pool.advance(1);
    await expect(api.renew(RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
  });

  test('AUTH-7 concurrent renewals with one refresh token all succeed within the grace period', async () => {
    const { RefreshToken } = await api.signIn();
    const all = await Promise.all([api.renew(RefreshToken), api.renew(RefreshToken), api.renew(RefreshToken)]);
    expect(new Set(all.map((tokens) => tokens.RefreshToken)).size).toBe(3);
  });

  test.each([0, 10])(
    'a replaced refresh token that is used after a grace period of %i s revokes all tokens of the sign-in',
    async (graceSeconds) => {
      await pool.control('POST', 'settings', { graceSeconds });
      const { RefreshToken } = await api.signIn();
      const next = await api.renew(RefreshToken);
      pool.advance(graceSeconds);
      await expect(api.renew(RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
      await expect(api.renew(next.RefreshToken)).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Refresh Token has been revoked',
      });
    },
  );

  test('a renewal refuses unknown tokens and a wrong client secret', async () => {
    await expect(api.renew('no-such-token')).rejects.toThrow('Invalid Refresh Token');
    const { RefreshToken } = await api.signIn();
    const command = new GetTokensFromRefreshTokenCommand({ ClientId: api.clientId, RefreshToken });
    await expect(api.sdk.send(command)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await api.renew(RefreshToken);
  });

  test('refresh tokens and keys survive a restart', async () => {
    const { AccessToken, RefreshToken } = await api.signIn();
    await pool.restart();
    expect((await pool.verifyAccessToken(AccessToken)).sub).toBe(staffAccount.sub);
    await api.renew(RefreshToken);
  });
});

describe('signing out', () => {
  const getUser = (AccessToken: string) => api.sdk.send(new GetUserCommand({ AccessToken }));
  const revoke = (Token: string, ClientSecret = api.clientSecret) =>
    api.sdk.send(new RevokeTokenCommand({ ClientId: api.clientId, ClientSecret, Token }));

  test('GetUser returns the attributes of the user', async () => {
    const { AccessToken } = await api.signIn();
    const { Username, UserAttributes } = await getUser(AccessToken);
    expect(Username).toBe(staffAccount.sub);
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: staffAccount.email });
    await expect(getUser(`${AccessToken}x`)).rejects.toThrow('Invalid Access Token');
    pool.advance(3600 + 10);
    await expect(getUser(AccessToken)).rejects.toThrow('Access Token has expired');
  });

  test('AUTH-3 RevokeToken ends a sign-in at the pool, but other servers accept its access token until it expires', async () => {
    const [one, other] = [await api.signIn(), await api.signIn()];
    await revoke(one.RefreshToken);
    await revoke(one.RefreshToken);
    await expect(api.renew(one.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(getUser(one.AccessToken)).rejects.toThrow('Access Token has been revoked');
    expect((await pool.verifyAccessToken(one.AccessToken)).sub).toBe(staffAccount.sub);
    await api.renew(other.RefreshToken);
  });

  test('RevokeToken refuses access tokens and a wrong client secret', async () => {
    const { AccessToken, RefreshToken } = await api.signIn();
    await expect(revoke(AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
    await expect(revoke(RefreshToken, 'wrong')).rejects.toMatchObject({ name: 'UnauthorizedException' });
    await api.renew(RefreshToken);
  });

  test('GlobalSignOut ends every sign-in of one user and no sign-in of another user', async () => {
    const [one, other, outsider] = [await api.signIn(), await api.signIn(), await api.signIn('outsider@fairway.test')];
    await api.sdk.send(new GlobalSignOutCommand({ AccessToken: one.AccessToken }));
    await expect(api.renew(other.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(getUser(other.AccessToken)).rejects.toThrow('Access Token has been revoked');
    await api.renew(outsider.RefreshToken);
  });

  test('AUTH-13 as in Cognito, GlobalSignOut does not end the browser sessions of the hosted pages', async () => {
    const { AccessToken } = await api.signIn();
    const app = await connectOidc(pool);
    const browser = createBrowser();
    await app.completeSignIn(browser);
    await api.sdk.send(new GlobalSignOutCommand({ AccessToken }));
    expect((await browser.visit((await app.startSignIn()).url)).html ?? '').not.toContain('name="password"');
  });
});
