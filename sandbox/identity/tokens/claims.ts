import { createHash } from 'node:crypto';
import { epochSeconds } from '../clock';
import type { Grant, IdentityUser } from '../schema';

export const adminScope = 'aws.cognito.signin.user.admin';

export type ClaimSubject = {
  user: Pick<IdentityUser, 'sub' | 'username' | 'email' | 'givenName' | 'familyName' | 'name' | 'groups'>;
  grant: Pick<Grant, 'originJti' | 'scope' | 'authTime'>;
  issuer: string;
  clientId: string;
  jti: string;
  /** Identifies the event that issued the tokens. Tokens issued together share it. */
  eventId: string;
  issuedAt: Date;
  lifetimeSeconds: number;
};

/** The claims that access and id tokens share. As in Cognito, an empty list of groups is omitted. */
function commonClaims({ user, grant, issuer, jti, eventId, issuedAt, lifetimeSeconds }: ClaimSubject) {
  return {
    sub: user.sub,
    ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
    iss: issuer,
    origin_jti: grant.originJti,
    event_id: eventId,
    auth_time: epochSeconds(grant.authTime),
    iat: epochSeconds(issuedAt),
    exp: epochSeconds(issuedAt) + lifetimeSeconds,
    jti,
  };
}

/** The claims of an access token. As in Cognito, `client_id` names the client, and there is no `aud`. */
export const accessTokenClaims = (subject: ClaimSubject) => ({
  ...commonClaims(subject),
  version: 2,
  client_id: subject.clientId,
  token_use: 'access',
  scope: subject.grant.scope,
  username: subject.user.username,
});

export const idTokenClaims = (subject: ClaimSubject, accessToken: string, nonce?: string) => ({
  ...commonClaims(subject),
  ...profileClaims(subject.user, subject.grant.scope, true),
  'cognito:username': subject.user.username,
  aud: subject.clientId,
  token_use: 'id',
  at_hash: accessTokenHash(accessToken),
  ...(nonce !== undefined && { nonce }),
});

/**
 * The user's attributes that the scopes allow. `openid` alone, or a sign-in through the JSON API, allows all.
 * `email_verified` is a boolean in tokens and a string in the response of userInfo.
 */
export function profileClaims<Verified>(user: ClaimSubject['user'], scope: string, verified: Verified) {
  const scopes = new Set(scope.split(' '));
  const all = !scopes.has('email') && !scopes.has('profile');
  return {
    ...((all || scopes.has('email')) && { email: user.email, email_verified: verified }),
    ...((all || scopes.has('profile')) && {
      given_name: user.givenName,
      family_name: user.familyName,
      name: user.name,
    }),
  };
}

/** The claim `at_hash`: the left half of the hash of the access token (OpenID Connect Core 3.1.3.6). */
const accessTokenHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken, 'ascii').digest().subarray(0, 16).toString('base64url');

export const supportedScopes: readonly string[] = ['openid', 'email', 'profile', adminScope];

/** True for access and id tokens, which are JWS with three parts. Unlike refresh tokens, they cannot be revoked. */
export const isSignedToken = (token: string): boolean => token.split('.').length === 3;
