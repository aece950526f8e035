import { CognitoError, notAuthorized } from '../cognito-error';
import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';
import { type AccessTokenClaims, AccessTokenError } from '../tokens/access-tokens';
import { adminScope } from '../tokens/claims';

type Dependencies = Pick<IdentityContext, 'readAccessToken' | 'grants' | 'users'>;

/** The user of an access token. Unlike other APIs, the pool itself checks revocation. */
export async function signedInUser(
  accessToken: string,
  { readAccessToken, grants, users }: Dependencies,
): Promise<IdentityUser> {
  const claims = await readAccessToken(accessToken).catch(refuse);
  if (!claims.scope.split(' ').includes(adminScope)) throw notAuthorized('Access Token does not have required scopes');
  if (await grants.isRevoked(claims.origin_jti)) throw notAuthorized('Access Token has been revoked');
  const user = await users.get(claims.sub);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
  return user;
}

function refuse(error: unknown): AccessTokenClaims {
  if (!(error instanceof AccessTokenError)) throw error;
  throw notAuthorized(error.reason === 'expired' ? 'Access Token has expired' : 'Invalid Access Token');
}
