import { errors, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Principal } from '@/sandbox/api/require-staff';
import type { Clock } from '../clock';
import type { RefusedAccessTokens } from '../control/faults';
import type { SigningKeys } from './sessions';

const claimsSchema = z.object({
  sub: z.string(),
  username: z.string(),
  'cognito:groups': z.array(z.string()).default([]),
  client_id: z.string(),
  token_use: z.literal('access'),
  origin_jti: z.string(),
  jti: z.string(),
  scope: z.string(),
});
export type AccessTokenClaims = z.infer<typeof claimsSchema>;

export class AccessTokenError extends Error {
  override readonly name = 'AccessTokenError';

  constructor(
    readonly reason: 'invalid' | 'expired',
    options?: ErrorOptions,
  ) {
    super(`The access token is ${reason}.`, options);
  }
}

const clockToleranceSeconds = 2;

type Dependencies = { keys: SigningKeys; issuer: string; clientId: string; clock: Clock };

export function createAccessTokenReader({ keys, issuer, clientId, clock }: Dependencies) {
  return async (token: string): Promise<AccessTokenClaims> => {
    try {
      const { payload } = await jwtVerify(token, keys.accessToken.publicKey, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: clock(),
        clockTolerance: clockToleranceSeconds,
      });
      const claims = claimsSchema.parse(payload);
      if (claims.client_id !== clientId) throw new Error('The token was made for another client.');
      return claims;
    } catch (cause) {
      throw new AccessTokenError(cause instanceof errors.JWTExpired ? 'expired' : 'invalid', { cause });
    }
  };
}
type AccessTokenReader = ReturnType<typeof createAccessTokenReader>;

/**
 * Creates a verifier that checks only signature and claims, like an API behind Cognito. It accepts a revoked token
 * until the token expires; only the pool's own operations check revocation.
 */
export const createAccessTokenVerifier =
  (read: AccessTokenReader, refused: RefusedAccessTokens) =>
  async (bearer: string): Promise<Principal> => {
    const claims = await read(bearer);
    if (refused.has(claims.jti)) throw new AccessTokenError('invalid');
    return { sub: claims.sub, username: claims.username, groups: claims['cognito:groups'] };
  };
