import { randomUUID } from 'node:crypto';
import type { BrowserSession, Client, IdentityContext } from '../context';
import { OAuthError, toForm } from '../oauth/client-authentication';
import { isChallenge } from '../oauth/pkce';
import { supportedScopes } from '../tokens/claims';

export type AuthorizeRequest = {
  redirectUri: string;
  scope: string;
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  prompt: string | undefined;
};

type ReadRequest =
  | { kind: 'valid'; request: AuthorizeRequest }
  /** The client or its redirect URI is unknown, so the browser gets an error page, not a redirect. */
  | { kind: 'page'; error: string; description: string }
  | { kind: 'redirect'; location: string };

const onPage = (error: string, description: string): ReadRequest => ({ kind: 'page', error, description });

/** Reads the query of /oauth2/authorize and /login. Errors are sent to the redirect URI only if it is registered. */
export function readAuthorizeRequest(params: URLSearchParams, client: Client): ReadRequest {
  let form: ReadonlyMap<string, string>;
  try {
    form = toForm(params);
  } catch (error) {
    if (error instanceof OAuthError) return onPage(error.code, error.message);
    throw error;
  }
  const missing = ['client_id', 'redirect_uri'].find((name) => !form.has(name));
  if (missing) {
    return onPage('invalid_request', `Required String parameter '${missing}' is not present`);
  }
  if (form.get('client_id') !== client.id) {
    return onPage('invalid_request', `Client ${form.get('client_id')} does not exist.`);
  }
  const redirectUri = form.get('redirect_uri') ?? '';
  if (!client.redirectUris.includes(redirectUri)) {
    return onPage('redirect_mismatch', 'An error was encountered with the requested page.');
  }

  const state = form.get('state');
  const refuse = (error: string, description?: string): ReadRequest => ({
    kind: 'redirect',
    location: withParameters(redirectUri, { error, error_description: description, state }),
  });
  const responseType = form.get('response_type');
  if (!responseType) return refuse('invalid_request', 'response_type is missing');
  if (responseType !== 'code') return refuse('unsupported_response_type', 'response_type must be code');
  const scope = form.get('scope') ?? supportedScopes.join(' ');
  if (!scope.split(' ').every((part) => supportedScopes.includes(part)))
    return refuse('invalid_scope', 'invalid_scope');
  const codeChallenge = form.get('code_challenge');
  const method = form.get('code_challenge_method');
  if (codeChallenge === undefined ? method !== undefined : method !== 'S256' || !isChallenge(codeChallenge)) {
    return refuse('invalid_request', 'code_challenge needs code_challenge_method=S256');
  }
  const prompt = form.get('prompt');
  return { kind: 'valid', request: { redirectUri, scope, state, nonce: form.get('nonce'), codeChallenge, prompt } };
}

export function withParameters(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** The callback URL with an authorization code. */
export function finishSignIn(
  { redirectUri, scope, nonce, codeChallenge, state }: AuthorizeRequest,
  { sub, authTime }: BrowserSession,
  { codes }: Pick<IdentityContext, 'codes'>,
): string {
  const code = codes.issue({ sub, originJti: randomUUID(), redirectUri, scope, authTime, nonce, codeChallenge });
  return withParameters(redirectUri, { code, state });
}
