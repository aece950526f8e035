import {
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  type SetUserMFAPreferenceCommandInput,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount, totpAccount } from '../accounts';
import type { Sdk } from '../testing/sdk';
import { setupTestPool } from '../testing/setup-test-pool';
import type { TestPool } from '../testing/test-pool';
import { totpCode, totpStep } from './totp';

let pool: TestPool;
let api: Sdk;
setupTestPool((startedPool, startedApi) => {
  pool = startedPool;
  api = startedApi;
});

const associate = (AccessToken: string) => api.sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
const verify = (AccessToken: string, UserCode: string) =>
  api.sdk.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
const prefer = (AccessToken: string, settings: Omit<SetUserMFAPreferenceCommandInput, 'AccessToken'>) =>
  api.sdk.send(new SetUserMFAPreferenceCommand({ AccessToken, ...settings }));
const getUser = (AccessToken: string) => api.sdk.send(new GetUserCommand({ AccessToken }));

const latestCode = () => /\d{6}/.exec(pool.outbox.at(-1)?.text ?? '')?.[0] ?? '';

/** Enrols an authenticator app with its first code. Returns the secret and that code. */
async function enrol(username: string) {
  const { AccessToken } = await api.signIn(username);
  const { SecretCode = '' } = await associate(AccessToken);
  const code = totpCode(SecretCode, totpStep(pool.now()));
  expect((await verify(AccessToken, code)).Status).toBe('SUCCESS');
  await prefer(AccessToken, { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
  return { AccessToken, secret: SecretCode, code };
}

describe('signing in with an authenticator app', () => {
  const { email } = totpAccount;

  test('AUTH-2 an account with an authenticator app receives its code in the outbox and can use the code once', async () => {
    const { ChallengeName, ChallengeParameters, Session, AuthenticationResult } = await api.initiateAuth(
      email,
      sandboxPassword,
    );
    expect({ ChallengeName, ChallengeParameters, AuthenticationResult }).toEqual({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: totpAccount.sub },
      AuthenticationResult: undefined,
    });
    expect(Session, 'AUTH-12 as long as Cognito’s').toHaveLength(1_000);
    expect(pool.outbox).toHaveLength(1);
    expect(pool.outbox[0]?.to).toBe(email);
    const code = latestCode();
    const { AuthenticationResult: tokens } = await api.answerWithCode(Session, code, totpAccount.sub);
    expect((await pool.verifyAccessToken(tokens?.AccessToken ?? '')).sub).toBe(totpAccount.sub);
    await expect(api.answerWithCode(Session, code, email)).rejects.toThrow('session can only be used once');

    const again = await api.initiateAuth(email, sandboxPassword);
    expect(latestCode()).not.toBe(code);
    await expect(api.answerWithCode(again.Session, code, email)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
    await api.answerWithCode(again.Session, latestCode(), email);
  });

  test('a sign-in in progress survives a wrong code and ends after three minutes', async () => {
    const { Session } = await api.initiateAuth(email, sandboxPassword);
    for (const code of ['12345', 'abcdef']) {
      await expect(api.answerWithCode(Session, code, email)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(api.answerWithCode(Session, '', email)).rejects.toThrow(
      'Missing required parameter SOFTWARE_TOKEN_MFA_CODE',
    );
    pool.advance(180);
    await expect(api.answerWithCode(Session, latestCode(), email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  test('the fifth wrong code locks the account, and further ones lock it longer, even with correct passwords in between', async () => {
    const answer = async (code: () => string) => {
      const { Session } = await api.initiateAuth(email, sandboxPassword);
      return await api.answerWithCode(Session, code(), email);
    };
    for (const lockedFor of [0, 0, 0, 0, 1, 2, 4, 8, 16, 0]) {
      await expect(answer(() => 'abcdef')).rejects.toMatchObject({ name: 'CodeMismatchException' });
      pool.advance(lockedFor);
    }
    await expect(answer(latestCode)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    pool.advance(32);
    await answer(latestCode);
  });

  test('an account keeps its authenticator secret and its used codes across a restart', async () => {
    const { Session } = await api.initiateAuth(email, sandboxPassword);
    const code = latestCode();
    await api.answerWithCode(Session, code, email);
    await pool.restart();
    const { Session: next } = await api.initiateAuth(email, sandboxPassword);
    await expect(api.answerWithCode(next, code, email)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await api.answerWithCode(next, latestCode(), email);
  });
});

describe('enrolling an authenticator app', () => {
  test('sign-in asks for the code of an enrolled authenticator app until the user disables these codes', async () => {
    const { AccessToken, secret, code } = await enrol(staffAccount.email);
    expect(await getUser(AccessToken)).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    const { Session } = await api.initiateAuth(staffAccount.email, sandboxPassword);
    await expect(api.answerWithCode(Session, code, staffAccount.email)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
    pool.advance(30);
    const next = totpCode(secret, totpStep(pool.now()));
    expect((await api.answerWithCode(Session, next, staffAccount.email)).AuthenticationResult).toBeDefined();

    await prefer(AccessToken, { SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: true } });
    expect((await getUser(AccessToken)).UserMFASettingList).toBeUndefined();
    expect((await getUser(AccessToken)).PreferredMfaSetting).toBeUndefined();
    await api.signIn();
  });
});
