import 'server-only';
import { customFetch } from '@auth/core';
import Cognito from 'next-auth/providers/cognito';
import { env } from '@/lib/server/env';
import { providerFetch } from './provider-fetch';

/** The hosted way in. */
export function hostedProvider() {
  const { AUTH_COGNITO_ID: clientId, AUTH_COGNITO_SECRET: clientSecret, AUTH_COGNITO_ISSUER: issuer } = env();
  return Cognito({
    clientId,
    clientSecret,
    issuer,
    client: clientSecret ? undefined : { token_endpoint_auth_method: 'none' },
    checks: ['pkce', 'state', 'nonce'],
    authorization: { params: { scope: 'openid email profile' } },
    [customFetch]: providerFetch,
  });
}
