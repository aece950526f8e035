import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { sandboxPassword, staffAccount } from '../accounts';
import { secretHash } from '../client-check';
import type { TestPool } from './test-pool';

/** Connects the AWS SDK to a test pool. Returns the calls that most tests need. */
export function connectSdk(pool: TestPool) {
  const { AUTH_COGNITO_ID: clientId, AUTH_COGNITO_SECRET: clientSecret } = pool.appEnv;
  const sdk = connect(pool.origin);
  const admin = connect(pool.origin, { 'x-control-token': pool.controlToken });
  const hashFor = (username: string) => secretHash(username, { id: clientId, secret: clientSecret });

  const initiateAuth = (username: string, password: string, hash = hashFor(username)) =>
    sdk.send(
      new InitiateAuthCommand({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: clientId,
        AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: hash },
      }),
    );

  const answerWithCode = (Session: string | undefined, code: string, username: string) =>
    sdk.send(
      new RespondToAuthChallengeCommand({
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ClientId: clientId,
        Session,
        ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH: hashFor(username) },
      }),
    );

  return {
    sdk,
    /** Sends the control token instead of an administrator's signature. */
    admin,
    clientId,
    clientSecret,
    hashFor,
    initiateAuth,
    answerWithCode,
    async signIn(username: string = staffAccount.email, password = sandboxPassword) {
      return tokensOf((await initiateAuth(username, password)).AuthenticationResult);
    },
    destroy() {
      sdk.destroy();
      admin.destroy();
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

function connect(endpoint: string, headers: Record<string, string> = {}): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient({
    region: 'eu-west-2',
    endpoint,
    credentials: { accessKeyId: 'unused', secretAccessKey: 'unused' },
    maxAttempts: 1,
  });
  client.middlewareStack.add(
    (next) => (args) => {
      Object.assign((args.request as { headers: Record<string, string> }).headers, headers);
      return next(args);
    },
    { step: 'build' },
  );
  return client;
}

type Tokens = { AccessToken?: string; IdToken?: string; RefreshToken?: string };

function tokensOf({ AccessToken, IdToken, RefreshToken }: Tokens = {}) {
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The response has no tokens.');
  return { AccessToken, IdToken, RefreshToken };
}
