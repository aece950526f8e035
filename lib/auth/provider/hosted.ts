import 'server-only';
import { customFetch } from '@auth/core';
import Cognito from 'next-auth/providers/cognito';
import { env } from '@/lib/server/env';
import { discoveryUrl, hostedDiscovery, hostedOrigin } from './hosted-origin';
import { ProviderUnavailable } from './provider';
import { providerFetch } from './provider-fetch';

export const HOSTED_PROVIDER_ID = 'cognito';

export function hostedProvider() {
  const { AUTH_COGNITO_ID: clientId, AUTH_COGNITO_SECRET: clientSecret, AUTH_COGNITO_ISSUER: issuer } = env();
  return Cognito({
    id: HOSTED_PROVIDER_ID,
    clientId,
    clientSecret,
    issuer,
    client: clientSecret ? undefined : { token_endpoint_auth_method: 'none' },
    checks: ['pkce', 'state', 'nonce'],
    authorization: { params: { scope: 'openid email profile' } },
    [customFetch]: fetchHosted,
  });
}

async function fetchHosted(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  if (String(address) !== discoveryUrl()) return providerFetch(address, init);
  const document = await hostedDiscovery();
  if (document === null) throw new ProviderUnavailable('The identity provider does not respond');
  return Response.json(document);
}

export async function hostedLogoutUrl(returnTo: URL): Promise<string | null> {
  const origin = await hostedOrigin();
  if (origin === null) return null;
  const url = new URL('/logout', origin);
  url.searchParams.set('client_id', env().AUTH_COGNITO_ID);
  url.searchParams.set('logout_uri', returnTo.href);
  return url.href;
}
