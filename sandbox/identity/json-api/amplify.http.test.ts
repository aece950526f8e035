import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  getCurrentUser,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { Amplify } from '@aws-amplify/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount, totpAccount } from '../accounts';
import { totpCode, totpStep } from '../authenticator/totp';
import { resetTestPool, startTestPool, type TestPool } from '../testing/test-pool';

/** Amplify has no client secret, because it runs in browsers, so the client of this pool is public. */
let pool: TestPool;
beforeAll(async () => {
  pool = await startTestPool({ publicClient: true });
  const Cognito = {
    userPoolId: pool.poolId,
    userPoolClientId: pool.appEnv.AUTH_COGNITO_ID,
    userPoolEndpoint: pool.origin,
  };
  cognitoUserPoolsTokenProvider.setAuthConfig({ Cognito });
  Amplify.configure({ Auth: { Cognito } }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
});
afterAll(() => pool.close());
beforeEach(() => resetTestPool(pool));
afterEach(() => signOut());

const enter = (username: string, password = sandboxPassword) =>
  signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
const mailedCode = () => /\d{6}/.exec(pool.outbox.at(-1)?.text ?? '')?.[0] ?? '';
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };

describe('Amplify', () => {
  test('Amplify signs in, renews its tokens and signs out', async () => {
    expect(await enter(staffAccount.email)).toEqual(done);
    expect(await getCurrentUser()).toMatchObject({ userId: staffAccount.sub, username: staffAccount.sub });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.accessToken.payload).toMatchObject({ sub: staffAccount.sub, 'cognito:groups': ['admin'] });
    expect(tokens?.idToken?.payload).toMatchObject({ email: staffAccount.email });
    const renewed = (await fetchAuthSession({ forceRefresh: true })).tokens;
    expect(renewed?.accessToken.toString()).not.toBe(tokens?.accessToken.toString());
    await fetchAuthSession({ forceRefresh: true });
    expect(await (await pool.control('GET', 'refreshes')).json()).toEqual({ renewed: 2, refused: 0 });
    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
  });

  test('for a wrong password, Amplify gets the error NotAuthorizedException', async () => {
    await expect(enter(staffAccount.email, 'Wrong-1-Wrong')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });

  test('Amplify signs in with the code of an authenticator app', async () => {
    expect((await enter(totpAccount.email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await expect(confirmSignIn({ challengeResponse: 'abcdef' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    expect(await confirmSignIn({ challengeResponse: mailedCode() })).toEqual(done);
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
  });

  test('Amplify enrols and removes an authenticator app', async () => {
    await enter(staffAccount.email);
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: totpCode(sharedSecret, totpStep(pool.now())) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    await signOut();
    expect((await enter(staffAccount.email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    expect(await confirmSignIn({ challengeResponse: mailedCode() })).toEqual(done);
    await updateMFAPreference({ totp: 'DISABLED' });
    await signOut();
    expect(await enter(staffAccount.email)).toEqual(done);
  });

  test('Amplify replaces a temporary and a forgotten password', async () => {
    const username = 'temporary@fairway.test';
    expect((await enter(username)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    expect(await confirmSignIn({ challengeResponse: 'Brand-New-2' })).toEqual(done);
    await signOut();
    expect((await resetPassword({ username })).nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { destination: 't***@f***' },
    });
    await confirmResetPassword({ username, confirmationCode: mailedCode(), newPassword: 'Brand-New-3' });
    expect(await enter(username, 'Brand-New-3')).toEqual(done);
  });
});
