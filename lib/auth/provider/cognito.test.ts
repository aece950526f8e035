import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { environment, refusal, startProvider } from './provider.fixture';

let provider: Awaited<ReturnType<typeof startProvider>>;
let identity: typeof import('./cognito').identityProvider;

beforeAll(async () => {
  provider = await startProvider();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('AUTH_COGNITO_ISSUER', provider.issuer);
  identity = (await import('./cognito')).identityProvider;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await provider.close();
});

it.each([
  'CodeMismatchException',
  'CodeMismatchException:',
  'CodeMismatchException:http://internal.amazon.com/coral/com.amazonaws.cognito/',
  'com.amazonaws.cognito.idp.model#CodeMismatchException',
  'aws.protocols#CodeMismatchException:http://internal.amazon.com/coral/com.amazonaws#x',
])('AUTH-2 the name of the provider’s error is found in %s', async (type) => {
  provider.answerWith(refusal(type));
  await expect(identity.signIn('isla@fairway.test', 'x')).rejects.toMatchObject({
    name: 'ProviderRefusal',
    kind: 'other',
    code: 'CodeMismatchException',
  });
});

it('AUTH-13 endAllSessions ends all sessions with a token of the sign-in form, but makes no call with a token of the hosted sign-in', async () => {
  provider.reset();
  const token = (scope: string) => `e30.${Buffer.from(JSON.stringify({ scope })).toString('base64url')}.c2ln`;
  expect(await identity.endAllSessions(token('openid email profile'))).toBe(false);
  expect(provider.received).toEqual([]);
  expect(await identity.endAllSessions(token('openid aws.cognito.signin.user.admin'))).toBe(true);
  expect(provider.received.map(({ operation }) => operation)).toEqual(['GlobalSignOut']);
});

it('AUTH-2 a sign-in succeeds even if the response does not contain the lifetime of the token', async () => {
  provider.reset();
  const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r' };
  provider.answerWith(() => ({ body: { AuthenticationResult: tokens } }));
  const outcome = await identity.signIn('isla@fairway.test', 'x');
  expect(outcome).toMatchObject({ kind: 'tokens', tokens: { accessToken: 'a', idToken: 'i', refreshToken: 'r' } });
});
