import { type Context, Hono } from 'hono';
import type { JSONWebKeySet } from 'jose';
import type { IdentityContext } from '../context';
import { type AccessTokenClaims, AccessTokenError } from '../tokens/access-tokens';
import { isSignedToken, profileClaims, supportedScopes } from '../tokens/claims';
import type { Session } from '../tokens/sessions';
import { authenticateClient, type Form, OAuthError, readForm } from './client-authentication';
import { verifierMatches } from './pkce';

/** Serves the discovery document and the public keys of a pool. */
export function createDiscovery(origin: string, issuer: string, jwks: JSONWebKeySet): Hono {
  const app = new Hono();
  const base = new URL(issuer).pathname;
  app.get(`${base}/.well-known/openid-configuration`, (c) =>
    c.json({
      authorization_endpoint: `${origin}/oauth2/authorize`,
      end_session_endpoint: `${origin}/logout`,
      id_token_signing_alg_values_supported: ['RS256'],
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      revocation_endpoint: `${origin}/oauth2/revoke`,
      scopes_supported: supportedScopes,
      subject_types_supported: ['public'],
      token_endpoint: `${origin}/oauth2/token`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      userinfo_endpoint: `${origin}/oauth2/userInfo`,
    }),
  );
  app.get(`${base}/.well-known/jwks.json`, (c) => c.json(jwks));
  return app;
}

type Dependencies = Pick<IdentityContext, 'readAccessToken' | 'grants' | 'users'>;
type UserInfo = { ok: true; claims: Record<string, string> } | { ok: false; description: string };

const refused = 'Access token is expired, disabled, or deleted, or the user has globally signed out.';

/** Returns the user's claims. The token needs the scope openid, which tokens of the JSON API lack. */
async function userInfo(bearer: string, { readAccessToken, grants, users }: Dependencies): Promise<UserInfo> {
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

type TokenResponse = Record<string, string | number>;

/** Handles the two grant types of the token endpoint. */
async function grantTokens(form: Form, context: IdentityContext): Promise<TokenResponse> {
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

/** Serves the endpoints that clients call without a browser. */
export function createOAuthApi(context: IdentityContext): Hono {
  const { client, grants } = context;
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof OAuthError)) {
      context.log(`identity failed: ${error.stack ?? error.message}`);
      return c.json({ error: 'server_error' }, 500);
    }
    const { code, description, status } = error;
    if (status === 401) c.header('WWW-Authenticate', 'Basic realm="token"');
    return c.json({ error: code, ...(description !== undefined && { error_description: description }) }, status);
  });

  app.post('/oauth2/token', async (c) => {
    const form = await readForm(c);
    authenticateClient(client, c.req.header('authorization'), form, 400);
    return c.json(await grantTokens(form, context));
  });

  app.post('/oauth2/revoke', async (c) => {
    const form = await readForm(c);
    authenticateClient(client, c.req.header('authorization'), form, 401);
    const token = form.get('token');
    if (!token) throw new OAuthError('invalid_request', 'token is missing');
    if (isSignedToken(token)) throw new OAuthError('unsupported_token_type');
    await grants.revokeByRefreshToken(token);
    return c.body(null, 200);
  });

  app.on(['GET', 'POST'], '/oauth2/userInfo', async (c) => {
    const [, bearer] = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!bearer) return challenge(c, 400, 'invalid_request', 'Bad OAuth2 request at UserInfo Endpoint');
    const answer = await userInfo(bearer, context);
    return answer.ok ? c.json(answer.claims) : challenge(c, 401, 'invalid_token', answer.description);
  });
  return app;
}

function challenge(c: Context, status: 400 | 401, error: string, description: string): Response {
  c.header('WWW-Authenticate', `Bearer error="${error}", error_description="${description}"`);
  return c.json({ error, error_description: description }, status);
}
