import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount } from './accounts';
import { secretHash } from './json-api/client-check';
import { resetTestPool, startTestPool, type TestPool } from './testing/test-pool';

let pool: TestPool;
let sdk: CognitoIdentityProviderClient;
beforeAll(async () => {
  pool = await startTestPool();
  sdk = new CognitoIdentityProviderClient({
    region: 'eu-west-2',
    endpoint: pool.origin,
    credentials: { accessKeyId: 'unused', secretAccessKey: 'unused' },
    maxAttempts: 1,
  });
});
afterAll(async () => {
  sdk.destroy();
  await pool.close();
});
beforeEach(() => resetTestPool(pool));

const clientId = () => pool.appEnv.AUTH_COGNITO_ID;
const clientSecret = () => pool.appEnv.AUTH_COGNITO_SECRET;
const hashFor = (username: string) => secretHash(username, { id: clientId(), secret: clientSecret() });

const initiateAuth = (username: string, password: string, hash = hashFor(username)) =>
  sdk.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId(),
      AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: hash },
    }),
  );

async function signIn(username: string = staffAccount.email, password = sandboxPassword) {
  const { AuthenticationResult: result } = await initiateAuth(username, password);
  const { AccessToken, IdToken, RefreshToken } = result ?? {};
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The sign-in gave no tokens.');
  return { AccessToken, IdToken, RefreshToken };
}

async function renew(RefreshToken: string) {
  const command = new GetTokensFromRefreshTokenCommand({
    ClientId: clientId(),
    ClientSecret: clientSecret(),
    RefreshToken,
  });
  const { AuthenticationResult: result } = await sdk.send(command);
  if (!result?.AccessToken || !result.IdToken || !result.RefreshToken) throw new Error('The renewal gave no tokens.');
  return { AccessToken: result.AccessToken, IdToken: result.IdToken, RefreshToken: result.RefreshToken };
}

describe('InitiateAuth', () => {
  test('AUTH-2 e-mail and password give three tokens', async () => {
    const { AuthenticationResult: result, ChallengeName } = await initiateAuth('Staff@Fairway.test', sandboxPassword);
    expect(ChallengeName).toBeUndefined();
    expect(result).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    const access = decodeJwt(result?.AccessToken ?? '');
    expect(access).toMatchObject({
      sub: staffAccount.sub,
      'cognito:groups': ['admin'],
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      client_id: clientId(),
    });
    expect(access).not.toHaveProperty('aud');
    expect(decodeJwt(result?.IdToken ?? '')).toMatchObject({
      aud: clientId(),
      token_use: 'id',
      email: staffAccount.email,
      name: staffAccount.name,
      origin_jti: access.origin_jti,
    });
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
  ])('AUTH-2 refuses %s', async (_, username, password, message) => {
    await expect(initiateAuth(username, password)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message,
      $metadata: { httpStatusCode: 400 },
    });
  });

  test('an outsider signs in, without a group', async () => {
    const { AccessToken } = await signIn('outsider@fairway.test');
    expect((await pool.verifyAccessToken(AccessToken)).groups).toEqual([]);
  });

  test.each([staffAccount.email, 'nobody@fairway.test'])('locks %s after five wrong passwords', async (username) => {
    for (let i = 0; i < 5; i++) {
      await expect(initiateAuth(username, 'Wrong-1-Wrong')).rejects.toThrow('Incorrect username or password.');
    }
    await expect(initiateAuth(username, sandboxPassword)).rejects.toThrow('Password attempts exceeded');
    pool.advance(2);
    if (username === staffAccount.email) await signIn();
    else await expect(initiateAuth(username, sandboxPassword)).rejects.toThrow('Incorrect username or password.');
  });

  test('wants the hash of the client secret', async () => {
    await expect(initiateAuth(staffAccount.email, sandboxPassword, 'wrong')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: `SecretHash does not match for the client: ${clientId()}`,
    });
    await expect(initiateAuth(staffAccount.email, sandboxPassword, '')).rejects.toThrow('SECRET_HASH was not received');
  });

  test('refuses other clients, other flows and missing parameters by name', async () => {
    const send = (AuthFlow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH', ClientId = clientId()) =>
      sdk.send(new InitiateAuthCommand({ AuthFlow, ClientId, AuthParameters: { REFRESH_TOKEN: 'x' } }));
    await expect(send('USER_PASSWORD_AUTH', 'other')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(send('USER_SRP_AUTH')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(send('REFRESH_TOKEN_AUTH')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(send('USER_PASSWORD_AUTH')).rejects.toThrow('Missing required parameter USERNAME');
  });
});

describe('RespondToAuthChallenge', () => {
  const username = 'temporary@fairway.test';
  const respond = (Session: string | undefined, NEW_PASSWORD: string, as = username) =>
    sdk.send(
      new RespondToAuthChallengeCommand({
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ClientId: clientId(),
        Session,
        ChallengeResponses: { USERNAME: as, NEW_PASSWORD, SECRET_HASH: hashFor(as) },
      }),
    );

  test('a temporary password is exchanged for one of the own', async () => {
    const { ChallengeName, Session, AuthenticationResult } = await initiateAuth(username, sandboxPassword);
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(AuthenticationResult).toBeUndefined();
    await expect(respond(Session, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    const answer = await respond(Session, 'Brand-New-2');
    expect(answer.AuthenticationResult?.AccessToken).toBeDefined();
    await expect(respond(Session, 'Brand-New-3')).rejects.toThrow('session can only be used once');
    await expect(initiateAuth(username, sandboxPassword)).rejects.toThrow('Incorrect username or password.');
    await signIn(username, 'Brand-New-2');
  });

  test('a session is good for three minutes and for its own user', async () => {
    const { Session } = await initiateAuth(username, sandboxPassword);
    await expect(respond('no-session', 'Brand-New-2')).rejects.toThrow('Invalid session for the user.');
    await expect(respond(Session, 'Brand-New-2', staffAccount.email)).rejects.toThrow('Invalid session for the user.');
    pool.advance(180);
    await expect(respond(Session, 'Brand-New-2')).rejects.toThrow('session is expired');
  });
});

describe('GetTokensFromRefreshToken', () => {
  test('AUTH-7 gives new tokens and a new refresh token of the same sign-in', async () => {
    const first = await signIn();
    const second = await renew(first.RefreshToken);
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    const [before, after] = [decodeJwt(first.AccessToken), decodeJwt(second.AccessToken)];
    expect(after.jti).not.toBe(before.jti);
    expect(after).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time });
    expect(await (await pool.control('GET', 'refreshes')).json()).toEqual({ renewed: 1, refused: 0 });
  });

  test('AUTH-7 a retired token still works within the grace period', async () => {
    const { RefreshToken } = await signIn();
    await renew(RefreshToken);
    pool.advance(9);
    const again = await renew(RefreshToken);
    await renew(again.RefreshToken);
  });

  test('AUTH-7 concurrent use of one token succeeds for all within the grace period', async () => {
    const { RefreshToken } = await signIn();
    const all = await Promise.all([renew(RefreshToken), renew(RefreshToken), renew(RefreshToken)]);
    expect(new Set(all.map((tokens) => tokens.RefreshToken)).size).toBe(3);
  });

  test.each([0, 10])('reuse after a grace of %i s revokes the whole sign-in', async (graceSeconds) => {
    await pool.control('POST', 'settings', { graceSeconds });
    const { RefreshToken } = await signIn();
    const next = await renew(RefreshToken);
    pool.advance(graceSeconds);
    await expect(renew(RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    await expect(renew(next.RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
  });

  test('rotation does not lengthen the 30 days of a sign-in', async () => {
    const { RefreshToken } = await signIn();
    pool.advance(29 * 86_400);
    const next = await renew(RefreshToken);
    pool.advance(86_400);
    await expect(renew(next.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('refuses unknown tokens and a wrong client secret', async () => {
    await expect(renew('no-such-token')).rejects.toThrow('Invalid Refresh Token');
    const { RefreshToken } = await signIn();
    const command = new GetTokensFromRefreshTokenCommand({ ClientId: clientId(), RefreshToken });
    await expect(sdk.send(command)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await renew(RefreshToken);
  });

  test('survives a restart, and so do the keys', async () => {
    const { AccessToken, RefreshToken } = await signIn();
    await pool.restart();
    expect((await pool.verifyAccessToken(AccessToken)).sub).toBe(staffAccount.sub);
    await renew(RefreshToken);
  });
});

describe('signing out', () => {
  const getUser = (AccessToken: string) => sdk.send(new GetUserCommand({ AccessToken }));
  const revoke = (Token: string, ClientSecret = clientSecret()) =>
    sdk.send(new RevokeTokenCommand({ ClientId: clientId(), ClientSecret, Token }));

  test('GetUser tells the attributes', async () => {
    const { AccessToken } = await signIn();
    const { Username, UserAttributes } = await getUser(AccessToken);
    expect(Username).toBe(staffAccount.sub);
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: staffAccount.email });
    await expect(getUser(`${AccessToken}x`)).rejects.toThrow('Invalid Access Token');
    pool.advance(3600 + 10);
    await expect(getUser(AccessToken)).rejects.toThrow('Access Token has expired');
  });

  test('AUTH-3 RevokeToken ends one sign-in at the pool; elsewhere its access token lives until it expires', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await revoke(one.RefreshToken);
    await revoke(one.RefreshToken);
    await expect(renew(one.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(getUser(one.AccessToken)).rejects.toThrow('Access Token has been revoked');
    expect((await pool.verifyAccessToken(one.AccessToken)).sub).toBe(staffAccount.sub);
    await renew(other.RefreshToken);
  });

  test('RevokeToken refuses access tokens and a wrong secret', async () => {
    const { AccessToken, RefreshToken } = await signIn();
    await expect(revoke(AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
    await expect(revoke(RefreshToken, 'wrong')).rejects.toMatchObject({ name: 'UnauthorizedException' });
    await renew(RefreshToken);
  });

  test('GlobalSignOut ends every sign-in of the user and of nobody else', async () => {
    const [one, other, outsider] = [await signIn(), await signIn(), await signIn('outsider@fairway.test')];
    await sdk.send(new GlobalSignOutCommand({ AccessToken: one.AccessToken }));
    await expect(renew(other.RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(getUser(other.AccessToken)).rejects.toThrow('Access Token has been revoked');
    await renew(outsider.RefreshToken);
  });
});

describe('a forgotten password', () => {
  const forgot = (Username: string) =>
    sdk.send(new ForgotPasswordCommand({ ClientId: clientId(), Username, SecretHash: hashFor(Username) }));
  const confirm = (Username: string, ConfirmationCode: string, Password: string) =>
    sdk.send(
      new ConfirmForgotPasswordCommand({
        ClientId: clientId(),
        Username,
        ConfirmationCode,
        Password,
        SecretHash: hashFor(Username),
      }),
    );
  const mailedCode = () => /\d{6}/.exec(pool.outbox.at(-1)?.text ?? '')?.[0] ?? '';
  const wrongCode = () => (mailedCode() === '000000' ? '000001' : '000000');

  test('AUTH-8 a code by mail sets a new one, once', async () => {
    const { CodeDeliveryDetails } = await forgot(staffAccount.email);
    expect(CodeDeliveryDetails).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 's***@f***' });
    expect(pool.outbox).toHaveLength(1);
    expect(pool.outbox[0]?.to).toBe(staffAccount.email);
    await expect(confirm(staffAccount.email, mailedCode(), 'weak')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await confirm(staffAccount.email, mailedCode(), 'Brand-New-2');
    await signIn(staffAccount.email, 'Brand-New-2');
    await expect(confirm(staffAccount.email, mailedCode(), 'Brand-New-3')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('AUTH-8 a wrong code, an old code, too many tries', async () => {
    await forgot(staffAccount.email);
    for (let i = 0; i < 5; i++) {
      await expect(confirm(staffAccount.email, wrongCode(), 'Brand-New-2')).rejects.toMatchObject({
        name: 'CodeMismatchException',
        message: 'Invalid verification code provided, please try again.',
      });
    }
    await expect(confirm(staffAccount.email, mailedCode(), 'Brand-New-2')).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
    await forgot(staffAccount.email);
    pool.advance(3600);
    await expect(confirm(staffAccount.email, mailedCode(), 'Brand-New-2')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  test('AUTH-8 who has no account cannot be told from who has', async () => {
    const { CodeDeliveryDetails } = await forgot('nobody@fairway.test');
    expect(CodeDeliveryDetails?.Destination).toBe('n***@f***');
    expect((await forgot('disabled@fairway.test')).CodeDeliveryDetails?.Destination).toBe('d***@f***');
    expect(pool.outbox).toEqual([]);
    await expect(confirm('nobody@fairway.test', '123456', 'Brand-New-2')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await expect(forgot('temporary@fairway.test')).rejects.toThrow(
      'User password cannot be reset in the current state.',
    );
  });

  test('requests are limited', async () => {
    for (let i = 0; i < 20; i++) await forgot('nobody@fairway.test');
    await expect(forgot('nobody@fairway.test')).rejects.toMatchObject({ name: 'LimitExceededException' });
  });
});

describe('the protocol', () => {
  const post = (target: string, body: string, type = 'application/x-amz-json-1.1') =>
    fetch(`${pool.origin}/`, { method: 'POST', headers: { 'x-amz-target': target, 'content-type': type }, body });

  test('an error is told in body and header', async () => {
    const answer = await post('AWSCognitoIdentityProviderService.InitiateAuth', '{}');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-amzn-errortype')).toBe('InvalidParameterException:');
    expect(answer.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(await answer.json()).toMatchObject({ __type: 'InvalidParameterException' });
  });

  test.each([
    ['AWSCognitoIdentityProviderService.Nothing', '{}', undefined, 'UnknownOperationException'],
    ['GetUser', '{}', undefined, 'UnknownOperationException'],
    ['AWSCognitoIdentityProviderService.GetUser', '{', undefined, 'SerializationException'],
    ['AWSCognitoIdentityProviderService.GetUser', '{}', 'text/plain', 'SerializationException'],
  ])('%s with %s as %s is %s', async (target, body, type, name) => {
    expect(await (await post(target, body, type)).json()).toMatchObject({ __type: name });
  });

  test('a body that is too large is not read', async () => {
    const answer = await post('AWSCognitoIdentityProviderService.GetUser', JSON.stringify({ a: 'x'.repeat(70_000) }));
    expect(answer.status).toBe(413);
  });
});
