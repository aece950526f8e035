import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { sandboxPassword, staffAccount } from '../accounts';
import { secretHash } from '../json-api/client-check';
import type { TestPool } from './test-pool';

/** The AWS SDK pointed at a test pool, and the calls most tests begin with. */
export function connectSdk(pool: TestPool) {
  const { AUTH_COGNITO_ID: clientId, AUTH_COGNITO_SECRET: clientSecret } = pool.appEnv;
  const sdk = new CognitoIdentityProviderClient({
    region: 'eu-west-2',
    endpoint: pool.origin,
    credentials: { accessKeyId: 'unused', secretAccessKey: 'unused' },
    maxAttempts: 1,
  });
  const hashFor = (username: string) => secretHash(username, { id: clientId, secret: clientSecret });

  const initiateAuth = (username: string, password: string, hash = hashFor(username)) =>
    sdk.send(
      new InitiateAuthCommand({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: clientId,
        AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: hash },
      }),
    );

  return {
    sdk,
    clientId,
    clientSecret,
    hashFor,
    initiateAuth,
    async signIn(username: string = staffAccount.email, password = sandboxPassword) {
      return tokensOf((await initiateAuth(username, password)).AuthenticationResult);
    },
    async renew(RefreshToken: string) {
      const command = new GetTokensFromRefreshTokenCommand({
        ClientId: clientId,
        ClientSecret: clientSecret,
        RefreshToken,
      });
      return tokensOf((await sdk.send(command)).AuthenticationResult);
    },
  };
}
export type Sdk = ReturnType<typeof connectSdk>;

type Tokens = { AccessToken?: string; IdToken?: string; RefreshToken?: string };

function tokensOf({ AccessToken, IdToken, RefreshToken }: Tokens = {}) {
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The answer has no tokens.');
  return { AccessToken, IdToken, RefreshToken };
}
