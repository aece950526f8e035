import { InitiateAuthCommand, RespondToAuthChallengeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt, importJWK, type JWK, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { namedAccount, sandboxPassword, staffAccount } from '../../accounts';
import type { Sdk } from '../../testing/sdk';
import { setupTestPool } from '../../testing/setup-test-pool';
import type { TestPool } from '../../testing/test-pool';

let pool: TestPool;
let api: Sdk;
setupTestPool((startedPool, startedApi) => {
  pool = startedPool;
  api = startedApi;
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('InitiateAuth', () => {
  test('AUTH-2 for e-mail and password, InitiateAuth returns an access token and an id token with the user’s claims', async () => {
    const { AuthenticationResult: result, ChallengeName } = await api.initiateAuth(
      'Staff@Fairway.test',
      sandboxPassword,
    );
    expect(ChallengeName).toBeUndefined();
    expect(result).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    const [accessToken, idToken] = [result?.AccessToken ?? '', result?.IdToken ?? ''];
    const access = decodeJwt(accessToken);
    expect(access).toMatchObject({
      sub: staffAccount.sub,
      username: staffAccount.sub,
      origin_jti: expect.stringMatching(uuid),
      event_id: expect.stringMatching(uuid),
      'cognito:groups': ['admin'],
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      client_id: api.clientId,
    });
    expect(access).not.toHaveProperty('aud');
    expect(decodeJwt(idToken)).toMatchObject({
      aud: api.clientId,
      token_use: 'id',
      email: staffAccount.email,
      name: staffAccount.name,
      'cognito:groups': ['admin'],
      'cognito:username': staffAccount.sub,
      origin_jti: access.origin_jti,
      event_id: access.event_id,
    });
  });

  test.each([namedAccount.username, namedAccount.username.toUpperCase(), namedAccount.email])(
    'AUTH-2 an account with a username signs in as %s, and its tokens contain the username',
    async (login) => {
      const { AccessToken, IdToken } = (await api.initiateAuth(login, sandboxPassword)).AuthenticationResult ?? {};
      expect(decodeJwt(AccessToken ?? '')).toMatchObject({ sub: namedAccount.sub, username: 'fergus.drummond' });
      expect(decodeJwt(IdToken ?? '')).toMatchObject({
        'cognito:username': 'fergus.drummond',
        email: namedAccount.email,
      });
    },
  );

  test('access and id tokens are signed by separate keys', async () => {
    const { AccessToken, IdToken } = await api.signIn();
    const { keys } = await (await fetch(`${pool.issuer}/.well-known/jwks.json`)).json();
    const [forId, forAccess] = await Promise.all(keys.map((key: JWK) => importJWK(key)));
    await jwtVerify(AccessToken, forAccess, { issuer: pool.issuer });
    await jwtVerify(IdToken, forId, { issuer: pool.issuer, audience: api.clientId });
    await expect(jwtVerify(AccessToken, forId)).rejects.toThrow('signature verification failed');
    await expect(jwtVerify(IdToken, forAccess)).rejects.toThrow('signature verification failed');
  });

  test.each([
    ['a wrong password', staffAccount.email, 'Wrong-1-Wrong', 'Incorrect username or password.'],
    ['an unknown user', 'nobody@fairway.test', sandboxPassword, 'Incorrect username or password.'],
    ['a disabled user', 'disabled@fairway.test', sandboxPassword, 'User is disabled.'],
    [
      'a disabled user with a wrong password',
      'disabled@fairway.test',
      'Wrong-1-Wrong',
      'Incorrect username or password.',
    ],
  ])('AUTH-2 InitiateAuth refuses %s', async (_, username, password, message) => {
    await expect(api.initiateAuth(username, password)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message,
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('under the legacy setting, InitiateAuth tells an unknown user from a wrong password', async () => {
    await pool.control('POST', 'settings', { preventUserExistenceErrors: 'LEGACY' });
    await expect(api.initiateAuth('nobody@fairway.test', sandboxPassword)).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await expect(api.initiateAuth(staffAccount.email, 'Wrong-1-Wrong')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await api.signIn();
  });

  test('an account outside the staff group signs in and gets no group claim', async () => {
    const { AccessToken } = await api.signIn('outsider@fairway.test');
    expect((await pool.verifyAccessToken(AccessToken)).groups).toEqual([]);
  });

  test.each([staffAccount.email, 'nobody@fairway.test'])(
    'InitiateAuth locks the account %s after five wrong passwords',
    async (username) => {
      for (let i = 0; i < 5; i++) {
        await expect(api.initiateAuth(username, 'Wrong-1-Wrong')).rejects.toThrow('Incorrect username or password.');
      }
      await expect(api.initiateAuth(username, sandboxPassword)).rejects.toThrow('Password attempts exceeded');
      pool.advance(2);
      if (username === staffAccount.email) await api.signIn();
      else await expect(api.initiateAuth(username, sandboxPassword)).rejects.toThrow('Incorrect username or password.');
    },
  );

  test('InitiateAuth requires the client secret hash', async () => {
    await expect(api.initiateAuth(staffAccount.email, sandboxPassword, 'wrong')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: `SecretHash does not match for the client: ${api.clientId}`,
    });
    await expect(api.initiateAuth(staffAccount.email, sandboxPassword, '')).rejects.toThrow(
      'SECRET_HASH was not received',
    );
  });

  test('InitiateAuth refuses unknown clients, unsupported flows and missing parameters', async () => {
    const send = (AuthFlow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH', ClientId = api.clientId) =>
      api.sdk.send(new InitiateAuthCommand({ AuthFlow, ClientId, AuthParameters: { REFRESH_TOKEN: 'x' } }));
    await expect(send('USER_PASSWORD_AUTH', 'other')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(send('USER_SRP_AUTH')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(send('REFRESH_TOKEN_AUTH')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(send('USER_PASSWORD_AUTH')).rejects.toThrow('Missing required parameter USERNAME');
  });
});

describe('RespondToAuthChallenge', () => {
  const username = 'temporary@fairway.test';
  const respond = (Session: string | undefined, NEW_PASSWORD: string, as = username) =>
    api.sdk.send(
      new RespondToAuthChallengeCommand({
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ClientId: api.clientId,
        Session,
        ChallengeResponses: { USERNAME: as, NEW_PASSWORD, SECRET_HASH: api.hashFor(as) },
      }),
    );

  test('RespondToAuthChallenge replaces a temporary password with a permanent one', async () => {
    const { ChallengeName, Session, AuthenticationResult } = await api.initiateAuth(username, sandboxPassword);
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(AuthenticationResult).toBeUndefined();
    await expect(respond(Session, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    const answer = await respond(Session, 'Brand-New-2');
    expect(answer.AuthenticationResult?.AccessToken).toBeDefined();
    await expect(respond(Session, 'Brand-New-3')).rejects.toThrow('session can only be used once');
    await expect(api.initiateAuth(username, sandboxPassword)).rejects.toThrow('Incorrect username or password.');
    await api.signIn(username, 'Brand-New-2');
  });

  test('a challenge is valid for three minutes and for one user', async () => {
    const { Session } = await api.initiateAuth(username, sandboxPassword);
    await expect(respond('no-session', 'Brand-New-2')).rejects.toThrow('Invalid session for the user.');
    await expect(respond(Session, 'Brand-New-2', staffAccount.email)).rejects.toThrow('Invalid session for the user.');
    pool.advance(180);
    await expect(respond(Session, 'Brand-New-2')).rejects.toThrow('session is expired');
  });
});
