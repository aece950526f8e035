import type { IdentityContext } from '../context';
import { type AccessTokenClaims, AccessTokenError } from '../tokens/access-tokens';
import { profileClaims } from '../tokens/claims';

type Dependencies = Pick<IdentityContext, 'readAccessToken' | 'grants' | 'users'>;
export type UserInfo = { ok: true; claims: Record<string, string> } | { ok: false; description: string };

const refused = 'Access token is expired, disabled, or deleted, or the user has globally signed out.';

/** Dependencies the openid scope: a token from the JSON API has none and is refused. */
export async function userInfo(bearer: string, { readAccessToken, grants, users }: Dependencies): Promise<UserInfo> {
  const claims = await readAccessToken(bearer).catch((error: unknown): AccessTokenClaims | undefined => {
    if (error instanceof AccessTokenError) return undefined;
    throw error;
  });
  if (!claims) return { ok: false, description: refused };
  if (!claims.scope.split(' ').includes('openid')) {
    return { ok: false, description: 'Access token does not contain openid scope' };
  }
  const user = await users.get(claims.sub);
  if (!user?.enabled || (await grants.isRevoked(claims.origin_jti))) return { ok: false, description: refused };
  return {
    ok: true,
    claims: { sub: user.sub, ...profileClaims(user, claims.scope, 'true'), username: user.username },
  };
}
