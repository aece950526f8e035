import { randomUUID } from 'node:crypto';
import type { SessionToken } from './session-token';

/** The environment of the modules under test. */
export const environment = {
  AUTH_SECRET: 'a secret of more than thirty-two characters',
  AUTH_URL: 'http://localhost:3000',
  AUTH_COGNITO_ID: 'client',
  AUTH_COGNITO_SECRET: 'hush',
  AUTH_COGNITO_ISSUER: 'http://127.0.0.1:1/pool',
  API_URL: 'http://127.0.0.1:1/api/v1',
};

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/**
 * An unsigned access token: the app reads its times and leaves the signature to the API.
 * @param clockOff seconds by which the provider's clock is ahead
 */
export function accessTokenOf(seconds: number, username = 'u1', clockOff = 0): string {
  const iat = nowSeconds() + clockOff;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ iat, exp: iat + seconds, username, jti: randomUUID() })}.c2ln`;
}

/** A session with an access token that lives an hour and expires in `secondsLeft`. */
export function sessionWith(secondsLeft: number, changes: Partial<SessionToken> = {}): SessionToken {
  const now = nowSeconds();
  return {
    sid: randomUUID(),
    sub: 's1',
    username: 'u1',
    email: 'staff@fairway.test',
    name: 'Isla Mackintosh',
    groups: ['admin'],
    method: 'password',
    accessToken: accessTokenOf(3600),
    refreshToken: `refresh-${randomUUID()}`,
    accessIssuedAt: now + secondsLeft - 3600,
    accessExpiresAt: now + secondsLeft,
    startedAt: now,
    usedAt: now,
    renewals: 0,
    ...changes,
  };
}
