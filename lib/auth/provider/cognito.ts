import 'server-only';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { env } from '@/lib/server/env';
import { type Operation, toRefusal } from './cognito-refusal';
import {
  CHALLENGES,
  type Challenge,
  type ChallengeKind,
  type ProviderTokens,
  ProviderUnavailable,
  type SignInOutcome,
} from './provider';
import { providerFetch } from './provider-fetch';

const AuthenticationResult = z
  .object({
    AccessToken: z.string().min(1),
    IdToken: z.string().min(1),
    RefreshToken: z.string().min(1).optional(),
  })
  .transform(({ AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken }): ProviderTokens => {
    return { accessToken, idToken, ...(refreshToken && { refreshToken }) };
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

/** `account` is an e-mail address or a user name, as typed. @throws ProviderRefusal, ProviderUnavailable */
export const identityProvider = {
  async signIn(account: string, password: string): Promise<SignInOutcome> {
    const answer = await callCognito('InitiateAuth', AuthAnswer, {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: env().AUTH_COGNITO_ID,
      AuthParameters: { USERNAME: account, PASSWORD: password, SECRET_HASH: secretHash(account) },
    });
    return outcomeOf(answer, account);
  },

  async answerChallenge({ kind, session, username }: Challenge, response: string): Promise<SignInOutcome> {
    const { name, field } = CHALLENGE[kind];
    const answer = await callCognito('RespondToAuthChallenge', AuthAnswer, {
      ChallengeName: name,
      ClientId: env().AUTH_COGNITO_ID,
      Session: session,
      ChallengeResponses: { [field]: response, USERNAME: username, SECRET_HASH: secretHash(username) },
    });
    return outcomeOf(answer, username);
  },

  async sendResetCode(account: string): Promise<void> {
    await callCognito('ForgotPassword', z.unknown(), named(account));
  },

  async resetPassword(account: string, code: string, password: string): Promise<void> {
    const body = { ...named(account), ConfirmationCode: code, Password: password };
    await callCognito('ConfirmForgotPassword', z.unknown(), body);
  },

  async renewTokens(refreshToken: string): Promise<ProviderTokens> {
    const body = { ...client(), RefreshToken: refreshToken };
    const { AuthenticationResult: tokens } = await callCognito('GetTokensFromRefreshToken', AuthAnswer, body);
    return tokens ?? unavailable('the renewal returned no tokens');
  },

  async revokeTokens(refreshToken: string): Promise<void> {
    await callCognito('RevokeToken', z.unknown(), { ...client(), Token: refreshToken });
  },

  /** @returns false, without a call, for a token of the hosted sign-in, which Cognito does not accept here */
  async endAllSessions(accessToken: string): Promise<boolean> {
    const { scope } = z.object({ scope: z.string().default('') }).parse(claimsOf(accessToken));
    if (!scope.split(' ').includes('aws.cognito.signin.user.admin')) return false;
    await callCognito('GlobalSignOut', z.unknown(), { AccessToken: accessToken });
    return true;
  },

  /** @throws ZodError when a claim is missing */
  readIdToken(idToken: string) {
    const claims = IdClaims.parse(claimsOf(idToken));
    const fullName = [claims.given_name, claims.family_name].filter(Boolean).join(' ');
    const { sub, email, name = fullName || null, 'cognito:groups': groups } = claims;
    return { sub, email, name, groups };
  },

  /** @throws ZodError when a claim is missing */
  readAccessToken(accessToken: string) {
    const { iat, exp, username } = AccessClaims.parse(claimsOf(accessToken));
    return { username, lifeSeconds: exp - iat };
  },
};

function outcomeOf(answer: z.infer<typeof AuthAnswer>, typed: string): SignInOutcome {
  const { AuthenticationResult: tokens, ChallengeName: step, Session: session, ChallengeParameters } = answer;
  const kind = CHALLENGES.find((one) => CHALLENGE[one].name === step);
  if (kind && session) {
    const username = ChallengeParameters?.USER_ID_FOR_SRP || typed;
    return { kind: 'challenge', challenge: { kind, session, username } };
  }
  if (!tokens?.refreshToken) return { kind: 'unsupported', step };
  return { kind: 'tokens', tokens: { ...tokens, refreshToken: tokens.refreshToken } };
}

function secretHash(username: string): string | undefined {
  const { AUTH_COGNITO_ID: id, AUTH_COGNITO_SECRET: secret } = env();
  return secret && createHmac('sha256', secret).update(`${username}${id}`).digest('base64');
}

const named = (account: string) => ({
  ClientId: env().AUTH_COGNITO_ID,
  Username: account,
  SecretHash: secretHash(account),
});

const client = () => ({ ClientId: env().AUTH_COGNITO_ID, ClientSecret: env().AUTH_COGNITO_SECRET });

const Refusal = z.object({ __type: z.string(), message: z.string().default('') });

/** Sends the request without an AWS signature, which these operations do not need. */
async function callCognito<T>(operation: Operation, answer: z.ZodType<T>, body: unknown): Promise<T> {
  const response = await post(operation, body);
  const text = await response.text();
  const json = response.ok && text === '' ? undefined : parseJson(text);
  if (response.ok) {
    const parsed = answer.safeParse(json);
    return parsed.success ? parsed.data : unavailable('the response has an unexpected form');
  }
  const refusal = Refusal.safeParse(json);
  if (response.status >= 500 || !refusal.success) return unavailable(`the response has the status ${response.status}`);
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
    return unavailable('the response is not JSON', cause);
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
  'cognito:groups': z.array(z.string()).default([]),
});

function claimsOf(jwt: string): unknown {
  const payload = jwt.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8') || 'null');
}
