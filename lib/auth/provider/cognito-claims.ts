import * as z from 'zod';
import type { Identity } from './provider';

const AccessClaims = z.object({ iat: z.number(), exp: z.number(), username: z.string().min(1) });

const IdClaims = z.object({
  sub: z.string().min(1),
  email: z.string().min(1),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  'cognito:groups': z.array(z.string()).optional(),
});

export function readIdToken(idToken: string): Identity {
  const claims = IdClaims.parse(claimsOf(idToken));
  const fullName = [claims.given_name, claims.family_name].filter(Boolean).join(' ');
  return {
    sub: claims.sub,
    email: claims.email,
    name: claims.name ?? (fullName || null),
    groups: claims['cognito:groups'] ?? [],
  };
}

export function readAccessToken(accessToken: string): { username: string; lifeSeconds: number } {
  const { iat, exp, username } = AccessClaims.parse(claimsOf(accessToken));
  return { username, lifeSeconds: exp - iat };
}

/** The hosted sign-in asks for other scopes. */
export function mayUseOperations(accessToken: string): boolean {
  const { scope } = z.object({ scope: z.string().default('') }).parse(claimsOf(accessToken));
  return scope.split(' ').includes('aws.cognito.signin.user.admin');
}

function claimsOf(jwt: string): unknown {
  const payload = jwt.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8') || 'null');
}
