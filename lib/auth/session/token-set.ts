import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SessionToken } from './session-token';

const AccessClaims = z.object({ iat: z.number(), exp: z.number(), username: z.string().min(1) });

const IdClaims = z.object({
  sub: z.string().min(1),
  email: z.string().min(1),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  'cognito:groups': z.array(z.string()).optional(),
});

/**
 * A new session from complete tokens. Both come straight from the provider's token endpoint, which vouches for them
 * (OpenID Connect Core 3.1.3.7); the API verifies the access token's signature at every call.
 * @throws ZodError when a claim that the session needs is missing
 */
export function startSession(
  tokens: { accessToken: string; idToken: string; refreshToken: string },
  method: SessionToken['method'],
): SessionToken {
  const id = IdClaims.parse(claimsOf(tokens.idToken));
  const fullName = [id.given_name, id.family_name].filter(Boolean).join(' ');
  const now = Math.floor(Date.now() / 1000);
  return {
    sid: randomUUID(),
    sub: id.sub,
    email: id.email,
    name: id.name ?? (fullName || null),
    groups: id['cognito:groups'] ?? [],
    method,
    refreshToken: tokens.refreshToken,
    startedAt: now,
    usedAt: now,
    renewals: 0,
    ...accessPart(tokens.accessToken),
  };
}

/** The same session with the tokens of a renewal; without rotation the refresh token stays. */
export function renewSession(
  session: SessionToken,
  accessToken: string,
  refreshToken: string | undefined,
): SessionToken {
  return {
    ...session,
    ...accessPart(accessToken),
    refreshToken: refreshToken ?? session.refreshToken,
    renewals: session.renewals + 1,
  };
}

/** Times by this machine's clock: the provider's may differ by minutes. */
function accessPart(accessToken: string) {
  const { iat, exp, username } = AccessClaims.parse(claimsOf(accessToken));
  const now = Math.floor(Date.now() / 1000);
  return { accessToken, username, accessIssuedAt: now, accessExpiresAt: now + (exp - iat) };
}

function claimsOf(jwt: string): unknown {
  const payload = jwt.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8') || 'null');
}
