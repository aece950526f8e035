import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Category } from '../limits/throttle';
import { startTestPool, type TestPool } from '../testing/test-pool';
import { catalogue } from './json-api';

let pool: TestPool;
beforeAll(async () => {
  pool = await startTestPool();
});
afterAll(() => pool.close());

describe('throttling', () => {
  const operation = (name: string) =>
    fetch(`${pool.origin}/`, {
      method: 'POST',
      headers: {
        'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
        'content-type': 'application/x-amz-json-1.1',
        'x-control-token': pool.controlToken,
      },
      body: '{}',
    });
  const typeOf = async (name: string) => (await (await operation(name)).json()).__type;

  test.each<[Category, string[]]>([
    ['UserAuthentication', ['InitiateAuth']],
    ['ChallengeResponse', ['RespondToAuthChallenge']],
    ['UserCreation', ['AdminCreateUser']],
    ['UserAccountRecovery', ['ForgotPassword', 'ConfirmForgotPassword', 'AdminSetUserPassword']],
    ['UserRead', ['GetUser']],
    ['UserToken', ['GetTokensFromRefreshToken', 'RevokeToken']],
    [
      'UserResourceUpdate',
      ['AssociateSoftwareToken', 'VerifySoftwareToken', 'SetUserMFAPreference', 'GlobalSignOut', 'AdminDisableUser'],
    ],
  ])('the rate limit of the category %s applies to %j only', async (category, throttled) => {
    await pool.control('POST', 'settings', { requestsPerSecond: { [category]: 0 } });
    for (const name of catalogue.keys()) {
      const expected = throttled.includes(name) ? 'TooManyRequestsException' : 'InvalidParameterException';
      expect(await typeOf(name), name).toBe(expected);
    }
    const answer = await operation(throttled[0] ?? '');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ __type: 'TooManyRequestsException', message: 'Rate exceeded' });
    await pool.control('POST', 'reset');
    expect(await typeOf(throttled[0] ?? '')).toBe('InvalidParameterException');
  });
});

describe('the protocol of the JSON API, as in AWS', () => {
  const post = (target: string, body: string, type = 'application/x-amz-json-1.1') =>
    fetch(`${pool.origin}/`, { method: 'POST', headers: { 'x-amz-target': target, 'content-type': type }, body });

  test('an error of the JSON API is in the body and in the header x-amzn-errortype', async () => {
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
  ])(
    'for the target %s, the body %s and the content type %s, the JSON API responds with %s',
    async (target, body, type, name) => {
      expect(await (await post(target, body, type)).json()).toMatchObject({ __type: name });
    },
  );

  test('the JSON API refuses a body that is too large', async () => {
    const answer = await post('AWSCognitoIdentityProviderService.GetUser', JSON.stringify({ a: 'x'.repeat(70_000) }));
    expect(answer.status).toBe(413);
  });
});
