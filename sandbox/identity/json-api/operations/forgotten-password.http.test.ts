import { ConfirmForgotPasswordCommand, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { staffAccount } from '../../accounts';
import type { Sdk } from '../../testing/sdk';
import { setupTestPool } from '../../testing/setup-test-pool';
import type { TestPool } from '../../testing/test-pool';

let pool: TestPool;
let api: Sdk;
setupTestPool((startedPool, startedApi) => {
  pool = startedPool;
  api = startedApi;
});

describe('resetting a forgotten password', () => {
  const forgot = (Username: string) =>
    api.sdk.send(new ForgotPasswordCommand({ ClientId: api.clientId, Username, SecretHash: api.hashFor(Username) }));
  const confirm = (Username: string, ConfirmationCode: string, Password: string) =>
    api.sdk.send(
      new ConfirmForgotPasswordCommand({
        ClientId: api.clientId,
        Username,
        ConfirmationCode,
        Password,
        SecretHash: api.hashFor(Username),
      }),
    );
  const mailedCode = () => /\d{6}/.exec(pool.outbox.at(-1)?.text ?? '')?.[0] ?? '';
  const wrongCode = () => (mailedCode() === '000000' ? '000001' : '000000');

  test('AUTH-8 a mailed code sets a new password once', async () => {
    const { CodeDeliveryDetails } = await forgot(staffAccount.email);
    expect(CodeDeliveryDetails).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 's***@f***' });
    expect(pool.outbox).toHaveLength(1);
    expect(pool.outbox[0]?.to).toBe(staffAccount.email);
    await expect(confirm(staffAccount.email, mailedCode(), 'weak')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await confirm(staffAccount.email, mailedCode(), 'Brand-New-2');
    await api.signIn(staffAccount.email, 'Brand-New-2');
    await expect(confirm(staffAccount.email, mailedCode(), 'Brand-New-3')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('AUTH-8 a password reset refuses a wrong code, an expired code and too many attempts', async () => {
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

  test('AUTH-8 a password reset does not reveal which accounts exist', async () => {
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
});
