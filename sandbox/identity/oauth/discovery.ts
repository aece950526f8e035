import { Hono } from 'hono';
import type { JSONWebKeySet } from 'jose';
import { supportedScopes } from '../tokens/claims';

/** The documents a pool publishes under its issuer. */
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
