import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { providerFetch } from './provider-fetch';

/** Cognito's refusal by its own name, e.g. NotAuthorizedException. */
export class CognitoRefusal extends Error {
  override name = 'CognitoRefusal';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The identity provider did not answer, or not as one. Nothing is known about the session or the password. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
}

const AuthenticationResult = z.object({
  AccessToken: z.string().min(1),
  IdToken: z.string().min(1),
  RefreshToken: z.string().min(1).optional(),
  ExpiresIn: z.number(),
});

const AuthAnswer = z.object({
  AuthenticationResult: AuthenticationResult.optional(),
  ChallengeName: z.string().optional(),
  Session: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
});
export type AuthAnswer = z.infer<typeof AuthAnswer>;

/** @throws CognitoRefusal, IdentityUnavailable */
export function initiateAuth(email: string, password: string): Promise<AuthAnswer> {
  return call('InitiateAuth', AuthAnswer, {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: env().AUTH_COGNITO_ID,
    AuthParameters: { USERNAME: email, PASSWORD: password, ...hashed('SECRET_HASH', email) },
  });
}

export type Challenge = {
  name: string;
  /** Good for one answer, and for three minutes. */
  session: string;
  /** Whom the provider calls the account, which need not be the e-mail that was typed. */
  username: string;
};

/** @param responses without USERNAME @throws CognitoRefusal, IdentityUnavailable */
export function respondToAuthChallenge(
  { name, session, username }: Challenge,
  responses: Readonly<Record<string, string>>,
): Promise<AuthAnswer> {
  return call('RespondToAuthChallenge', AuthAnswer, {
    ChallengeName: name,
    ClientId: env().AUTH_COGNITO_ID,
    Session: session,
    ChallengeResponses: { ...responses, USERNAME: username, ...hashed('SECRET_HASH', username) },
  });
}

/** Has a code sent to whoever owns the account. @throws CognitoRefusal, IdentityUnavailable */
export async function forgotPassword(email: string): Promise<void> {
  const { AUTH_COGNITO_ID: ClientId } = env();
  await call('ForgotPassword', z.unknown(), { ClientId, Username: email, ...hashed('SecretHash', email) });
}

/** @throws CognitoRefusal, IdentityUnavailable */
export async function confirmForgotPassword(email: string, code: string, password: string): Promise<void> {
  const { AUTH_COGNITO_ID: ClientId } = env();
  await call('ConfirmForgotPassword', z.unknown(), {
    ClientId,
    Username: email,
    ConfirmationCode: code,
    Password: password,
    ...hashed('SecretHash', email),
  });
}

/** The keyed hash that a client with a secret proves itself by; nothing where it has none. */
function hashed<Key extends string>(key: Key, username: string): Partial<Record<Key, string>> {
  const { AUTH_COGNITO_ID: id, AUTH_COGNITO_SECRET: secret } = env();
  if (!secret) return {};
  const hash = createHmac('sha256', secret).update(`${username}${id}`).digest('base64');
  return { [key]: hash } as Record<Key, string>;
}

/** With rotation on, the answer carries the next refresh token. @throws CognitoRefusal, IdentityUnavailable */
export async function getTokensFromRefreshToken(refreshToken: string): Promise<z.infer<typeof AuthenticationResult>> {
  const answer = await call('GetTokensFromRefreshToken', AuthAnswer, { ...client(), RefreshToken: refreshToken });
  if (!answer.AuthenticationResult) throw new IdentityUnavailable('the renewal carried no tokens');
  return answer.AuthenticationResult;
}

/** Revokes the refresh token and, with it, every access token it made. @throws CognitoRefusal, IdentityUnavailable */
export async function revokeToken(refreshToken: string): Promise<void> {
  await call('RevokeToken', z.unknown(), { ...client(), Token: refreshToken });
}

function client() {
  const { AUTH_COGNITO_ID: ClientId, AUTH_COGNITO_SECRET: ClientSecret } = env();
  return { ClientId, ...(ClientSecret && { ClientSecret }) };
}

const Refusal = z.object({ __type: z.string(), message: z.string().default('') });

/** Unsigned JSON calls: none of these operations takes AWS credentials. */
async function call<T>(operation: string, answer: z.ZodType<T>, body: unknown): Promise<T> {
  const response = await post(operation, body);
  const text = await response.text();
  const json = response.ok && text === '' ? undefined : parseJson(text);
  if (response.ok) {
    const parsed = answer.safeParse(json);
    return parsed.success ? parsed.data : unavailable('the answer is not of the expected shape');
  }
  const refusal = Refusal.safeParse(json);
  if (response.status >= 500 || !refusal.success) return unavailable(`the answer was HTTP ${response.status}`);
  // The name may come decorated: `com.amazonaws#Name`, `Name:http://…`.
  const code = refusal.data.__type.replace(/:.*$/, '').replace(/^.*#/, '');
  throw new CognitoRefusal(code, refusal.data.message);
}

async function post(operation: string, body: unknown): Promise<Response> {
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

function unavailable(why: string, cause?: unknown): never {
  throw new IdentityUnavailable(`The identity provider: ${why}`, { cause });
}
