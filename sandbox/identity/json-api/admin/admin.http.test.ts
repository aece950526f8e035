import {
  AdminCreateUserCommand,
  type AdminCreateUserCommandInput,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { sandboxPassword, staffAccount } from '../../accounts';
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

const email = 'new@fairway.test';
const names = [
  { Name: 'given_name', Value: 'Hamish' },
  { Name: 'family_name', Value: 'Doig' },
];
const created = (changes: Partial<AdminCreateUserCommandInput> = {}) =>
  new AdminCreateUserCommand({ UserPoolId: pool.poolId, Username: email, UserAttributes: names, ...changes });
const disabled = (Username: string, UserPoolId = pool.poolId) => new AdminDisableUserCommand({ UserPoolId, Username });
const password = (Username: string, Password: string, Permanent: boolean, UserPoolId = pool.poolId) =>
  new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent });
const mailedPassword = () => /temporary password is (\S+)/.exec(pool.outbox.at(-1)?.text ?? '')?.[1] ?? '';

test('every admin operation requires the control token', async () => {
  const denied = { name: 'AccessDeniedException', $metadata: { httpStatusCode: 400 } };
  await expect(api.sdk.send(created())).rejects.toMatchObject(denied);
  await expect(api.sdk.send(disabled(staffAccount.email))).rejects.toMatchObject(denied);
  await expect(api.sdk.send(password(staffAccount.email, 'Brand-New-2', true))).rejects.toMatchObject(denied);
  await api.signIn();
});

describe('AdminCreateUser', () => {
  test('AdminCreateUser creates a user who signs in with the mailed password and must then choose another', async () => {
    const { User } = await api.admin.send(created({ Username: 'New@Fairway.test' }));
    expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(Math.abs(Number(User?.UserCreateDate) - pool.now().getTime())).toBeLessThan(600_000);
    expect(User?.Attributes).toEqual([
      { Name: 'sub', Value: User?.Username },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      ...names,
      { Name: 'name', Value: 'Hamish Doig' },
    ]);
    expect(pool.outbox.map(({ to }) => to)).toEqual([email]);
    expect((await api.initiateAuth(email, mailedPassword())).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });
});

test('AdminDisableUser ends every session of the user, including browser sessions of the hosted pages, and blocks sign-in', async () => {
  const { RefreshToken } = await api.signIn();
  const outsider = await api.signIn('outsider@fairway.test');
  const app = await connectOidc(pool);
  const browser = createBrowser();
  await app.completeSignIn(browser);
  await api.admin.send(disabled(staffAccount.email));
  await expect(api.renew(RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(api.initiateAuth(staffAccount.email, sandboxPassword)).rejects.toThrow('User is disabled.');
  expect((await browser.visit((await app.startSignIn()).url)).html).toContain('Sign in');
  await api.renew(outsider.RefreshToken);
});
