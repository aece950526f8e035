import 'server-only';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { env } from '@/lib/server/env';
import { type Operation, toRefusal } from './cognito-refusal';
import {
  type Challenge,
  type ChallengeKind,
  type Identity,
  type IdentityProvider,
  type ProviderTokens,
  ProviderUnavailable,
  type SignInOutcome,
} from './provider';
import { providerFetch } from './provider-fetch';

const AuthenticationResult = z.object({
  AccessToken: z.string().min(1),
  IdToken: z.string().min(1),
  RefreshToken: z.string().min(1).optional(),
});

const AuthAnswer = z.object({
  AuthenticationResult: AuthenticationResult.optional(),
  ChallengeName: z.string().optional(),
  Session: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
});

const CHALLENGE: Readonly<Record<ChallengeKind, { name: string; field: string }>> = {
  'new-password': { name: 'NEW_PASSWORD_REQUIRED', field: 'NEW_PASSWORD' },
  'authenticator-code': { name: 'SOFTWARE_TOKEN_MFA', field: 'SOFTWARE_TOKEN_MFA_CODE' },
};

export const identityProvider: IdentityProvider = {
  async signIn(account, password) {
    const answer = await callCognito('InitiateAuth', AuthAnswer, {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: env().AUTH_COGNITO_ID,
      AuthParameters: { USERNAME: account, PASSWORD: password, ...secretHash('SECRET_HASH', account) },
    });
    return outcomeOf(answer, account);
  },

  async answerChallenge({ kind, session, username }: Challenge, response) {
    const { name, field } = CHALLENGE[kind];
    const answer = await callCognito('RespondToAuthChallenge', AuthAnswer, {
      ChallengeName: name,
      ClientId: env().AUTH_COGNITO_ID,
      Session: session,
      ChallengeResponses: { [field]: response, USERNAME: username, ...secretHash('SECRET_HASH', username) },
    });
    return outcomeOf(answer, username);
  },

  async sendResetCode(account) {
    await callCognito('ForgotPassword', z.unknown(), named(account));
  },

  async resetPassword(account, code, password) {
    const body = { ...named(account), ConfirmationCode: code, Password: password };
    await callCognito('ConfirmForgotPassword', z.unknown(), body);
  },

  async renewTokens(refreshToken) {
    const body = { ...client(), RefreshToken: refreshToken };
    const { AuthenticationResult: result } = await callCognito('GetTokensFromRefreshToken', AuthAnswer, body);
    if (!result) throw new ProviderUnavailable('The identity provider: the renewal carried no tokens');
    return tokensOf(result);
  },

  async revokeTokens(refreshToken) {
    await callCognito('RevokeToken', z.unknown(), { ...client(), Token: refreshToken });
  },

  async endAllSessions(accessToken) {
    if (!mayUseOperations(accessToken)) return false;
    await callCognito('GlobalSignOut', z.unknown(), { AccessToken: accessToken });
    return true;
  },

  readIdToken,
  readAccessToken,
};

function outcomeOf(answer: z.infer<typeof AuthAnswer>, username: string): SignInOutcome {
  const { AuthenticationResult: result, ChallengeName: name, Session: session, ChallengeParameters } = answer;
  const kind = challengeKind(name);
  if (kind && session) {
    return {
      kind: 'challenge',
      challenge: { kind, session, username: ChallengeParameters?.USER_ID_FOR_SRP || username },
    };
  }
  const tokens = result && tokensOf(result);
  if (!tokens?.refreshToken) return { kind: 'unsupported', step: name };
  return { kind: 'tokens', tokens: { ...tokens, refreshToken: tokens.refreshToken } };
}

function challengeKind(name: string | undefined): ChallengeKind | undefined {
  return (Object.keys(CHALLENGE) as ChallengeKind[]).find((kind) => CHALLENGE[kind].name === name);
}

function tokensOf(result: z.infer<typeof AuthenticationResult>): ProviderTokens {
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = result;
  return { accessToken, idToken, ...(refreshToken && { refreshToken }) };
}

function secretHash<Key extends string>(key: Key, username: string): Partial<Record<Key, string>> {
  const { AUTH_COGNITO_ID: id, AUTH_COGNITO_SECRET: secret } = env();
  if (!secret) return {};
  const hash = createHmac('sha256', secret).update(`${username}${id}`).digest('base64');
  return { [key]: hash } as Record<Key, string>;
}

function named(account: string) {
  return { ClientId: env().AUTH_COGNITO_ID, Username: account, ...secretHash('SecretHash', account) };
}

function client() {
  const { AUTH_COGNITO_ID: ClientId, AUTH_COGNITO_SECRET: ClientSecret } = env();
  return { ClientId, ...(ClientSecret && { ClientSecret }) };
}

const Refusal = z.object({ __type: z.string(), message: z.string().default('') });

/** These operations take no AWS credentials, so the call is not signed. */
async function callCognito<T>(operation: Operation, answer: z.ZodType<T>, body: unknown): Promise<T> {
  const response = await post(operation, body);
  const text = await response.text();
  const json = response.ok && text === '' ? undefined : parseJson(text);
  if (response.ok) {
    const parsed = answer.safeParse(json);
    return parsed.success ? parsed.data : unavailable('the answer is not of the expected shape');
  }
  const refusal = Refusal.safeParse(json);
  if (response.status >= 500 || !refusal.success) return unavailable(`the answer was HTTP ${response.status}`);
  throw toRefusal(operation, refusal.data.__type, refusal.data.message);
}

async function post(operation: Operation, body: unknown): Promise<Response> {
  try {
    return await providerFetch(new URL('/', env().AUTH_COGNITO_ISSUER), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    return unavailable('no answer', cause);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return unavailable('the answer is not JSON', cause);
  }
}

function unavailable(reason: string, cause?: unknown): never {
  throw new ProviderUnavailable(`The identity provider: ${reason}`, { cause });
}

const AccessClaims = z.object({ iat: z.number(), exp: z.number(), username: z.string().min(1) });

const IdClaims = z.object({
  sub: z.string().min(1),
  email: z.string().min(1),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  'cognito:groups': z.array(z.string()).optional(),
});

function readIdToken(idToken: string): Identity {
  const claims = IdClaims.parse(claimsOf(idToken));
  const fullName = [claims.given_name, claims.family_name].filter(Boolean).join(' ');
  return {
    sub: claims.sub,
    email: claims.email,
    name: claims.name ?? (fullName || null),
    groups: claims['cognito:groups'] ?? [],
  };
}

function readAccessToken(accessToken: string): { username: string; lifeSeconds: number } {
  const { iat, exp, username } = AccessClaims.parse(claimsOf(accessToken));
  return { username, lifeSeconds: exp - iat };
}

/** The hosted sign-in asks for other scopes. */
function mayUseOperations(accessToken: string): boolean {
  const { scope } = z.object({ scope: z.string().default('') }).parse(claimsOf(accessToken));
  return scope.split(' ').includes('aws.cognito.signin.user.admin');
}

function claimsOf(jwt: string): unknown {
  const payload = jwt.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8') || 'null');
}
