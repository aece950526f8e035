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

test('every admin operation refuses another pool or an unknown user', async () => {
  const elsewhere = 'eu-west-2_Elsewhere';
  for (const command of [
    created({ UserPoolId: elsewhere }),
    disabled(email, elsewhere),
    password(email, 'Brand-New-2', true, elsewhere),
  ]) {
    await expect(api.admin.send(command as typeof command & AdminDisableUserCommand)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool eu-west-2_Elsewhere does not exist.',
    });
  }
  await expect(api.admin.send(disabled('nobody@fairway.test'))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
  await expect(api.admin.send(password('nobody@fairway.test', 'Brand-New-2', true))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
});

describe('AdminCreateUser', () => {
  test('AdminCreateUser creates a user who signs in with the mailed password and must then choose a new password', async () => {
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

  test('AdminCreateUser sends no mail with the option SUPPRESS', async () => {
    await api.admin.send(created({ MessageAction: 'SUPPRESS', TemporaryPassword: 'Temporary-1' }));
    expect(pool.outbox).toEqual([]);
    expect((await api.initiateAuth(email, 'Temporary-1')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  test.each<[string, Partial<AdminCreateUserCommandInput>, string, string]>([
    [
      'an e-mail address in use',
      { Username: 'STAFF@fairway.test' },
      'UsernameExistsException',
      'An account with the given email already exists.',
    ],
    [
      'a username that is not an e-mail address',
      { Username: 'hamish' },
      'InvalidParameterException',
      'Username should be an email.',
    ],
    [
      'a weak password',
      { TemporaryPassword: 'short' },
      'InvalidPasswordException',
      'Password does not conform to policy: Password not long enough',
    ],
    [
      'no family name',
      { UserAttributes: names.slice(0, 1) },
      'InvalidParameterException',
      'Attributes did not conform to the schema: family_name: The attribute is required',
    ],
    [
      'a custom attribute',
      { UserAttributes: [...names, { Name: 'custom:club', Value: 'x' }] },
      'InvalidParameterException',
      'Attributes did not conform to the schema: custom:club: Attribute does not exist in the schema.',
    ],
    [
      'two e-mail addresses',
      { UserAttributes: [...names, { Name: 'email', Value: 'other@fairway.test' }] },
      'InvalidParameterException',
      'User attributes email and username are different.',
    ],
  ])('AdminCreateUser refuses %s', async (_, changes, name, message) => {
    await expect(api.admin.send(created(changes))).rejects.toMatchObject({ name, message });
    expect(pool.outbox).toEqual([]);
  });

  test('a reset by the control API removes the created users', async () => {
    await api.admin.send(created());
    await pool.control('POST', 'reset');
    await expect(api.admin.send(disabled(email))).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

describe('AdminSetUserPassword sets a password', () => {
  test('a permanent password set by an admin need not be changed at sign-in', async () => {
    await api.admin.send(password('temporary@fairway.test', 'Brand-New-2', true));
    await api.signIn('temporary@fairway.test', 'Brand-New-2');
  });

  test('a temporary password set by an admin must be changed at the next sign-in', async () => {
    await api.admin.send(password(staffAccount.email, 'Brand-New-2', false));
    expect((await api.initiateAuth(staffAccount.email, 'Brand-New-2')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  test('AdminSetUserPassword refuses a password that breaks the policy', async () => {
    await expect(api.admin.send(password(staffAccount.email, 'short', true))).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await api.signIn();
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
