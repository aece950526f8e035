import type { IdentityContext } from '../context';
import type { Session } from '../tokens/sessions';
import type { Form } from './form';
import { OAuthError } from './oauth-error';
import { verifierMatches } from './pkce';

type TokenResponse = Record<string, string | number>;

/** The two grants of the token endpoint. */
export async function grantTokens(form: Form, context: IdentityContext): Promise<TokenResponse> {
  const type = form.get('grant_type');
  if (type === 'authorization_code') return await redeemCode(form, context);
  if (type === 'refresh_token') return await refresh(form, context);
  if (type === undefined) throw new OAuthError('invalid_request', 'grant_type is missing');
  throw new OAuthError('unsupported_grant_type');
}

async function redeemCode(form: Form, { codes, grants, users, sessions }: IdentityContext): Promise<TokenResponse> {
  const code = form.get('code');
  if (!code) throw new OAuthError('invalid_request', 'code is missing');
  const found = codes.find(code);
  codes.use(code);
  if (found.state === 'used') await grants.revoke(found.value.originJti);
  if (found.state !== 'live') throw new OAuthError('invalid_grant');
  const { sub, originJti, scope, authTime, nonce, redirectUri, codeChallenge } = found.value;
  if (form.get('redirect_uri') !== redirectUri) throw new OAuthError('invalid_grant', 'redirect_uri differs');
  if (!verifierMatches(form.get('code_verifier'), codeChallenge)) {
    throw new OAuthError('invalid_grant', 'code_verifier does not fit the code_challenge');
  }
  const user = await users.get(sub);
  if (!user?.enabled) throw new OAuthError('invalid_grant', 'User is disabled.');
  return toResponse(
    await sessions.open(user, { originJti, scope, authTime, ...(nonce !== undefined && { nonce }) }),
    scope,
  );
}

async function refresh(form: Form, { sessions }: IdentityContext): Promise<TokenResponse> {
  const refreshToken = form.get('refresh_token');
  if (!refreshToken) throw new OAuthError('invalid_request', 'refresh_token is missing');
  const renewal = await sessions.renew(refreshToken);
  if (renewal.state !== 'renewed') throw new OAuthError('invalid_grant', `The refresh token is ${renewal.state}`);
  return toResponse(renewal.session, renewal.scope);
}

function toResponse({ accessToken, idToken, refreshToken, expiresIn }: Session, scope: string): TokenResponse {
  return {
    access_token: accessToken,
    ...(scope.split(' ').includes('openid') && { id_token: idToken }),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
  };
}
