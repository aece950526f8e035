import { describe, expect, test } from 'vitest';
import type { Client } from '../context';
import { readAuthorizeRequest } from './authorize-request';

const callback = 'http://localhost:3000/api/auth/callback/cognito';
const client: Client = { id: 'client', secret: 'secret', redirectUris: [callback], logoutUris: [] };
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const good = {
  client_id: 'client',
  redirect_uri: callback,
  response_type: 'code',
  scope: 'openid email profile',
  state: 's&1',
  nonce: 'n',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};
const read = (changes: Record<string, string>) =>
  readAuthorizeRequest(new URLSearchParams({ ...good, ...changes }), client);

describe('readAuthorizeRequest checks an authorization request', () => {
  test('AUTH-1 an authorization request with PKCE, state, nonce and the app’s scopes is accepted', () => {
    expect(read({})).toEqual({
      kind: 'valid',
      request: {
        redirectUri: callback,
        scope: 'openid email profile',
        state: 's&1',
        nonce: 'n',
        codeChallenge: challenge,
        prompt: undefined,
      },
    });
  });

  test.each([
    [{ client_id: '' }, 'invalid_request'],
    [{ client_id: 'other' }, 'invalid_request'],
    [{ redirect_uri: '' }, 'invalid_request'],
    [{ redirect_uri: `${callback}/` }, 'redirect_mismatch'],
    [{ redirect_uri: `${callback}?a=b` }, 'redirect_mismatch'],
    [{ redirect_uri: 'http://localhost:3001/api/auth/callback/cognito' }, 'redirect_mismatch'],
    [{ redirect_uri: 'https://evil.example' }, 'redirect_mismatch'],
  ])('an authorization request with %j shows an error page for %s', (changes, error) => {
    expect(read(changes)).toMatchObject({ kind: 'page', error });
  });

  test.each([
    [{ response_type: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid admin' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: '' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
  ])('an authorization request with %j redirects to the client with the error %s and the state', (changes, error) => {
    const answer = read(changes);
    if (answer.kind !== 'redirect') throw new Error(`Expected a redirect, got ${answer.kind}.`);
    const url = new URL(answer.location);
    expect(url.origin + url.pathname).toBe(callback);
    expect(url.searchParams.get('error')).toBe(error);
    expect(url.searchParams.get('state')).toBe('s&1');
  });

  test('an authorization request with a repeated parameter is refused', () => {
    const params = new URLSearchParams(good);
    params.append('redirect_uri', 'https://evil.example');
    expect(readAuthorizeRequest(params, client)).toMatchObject({ kind: 'page', error: 'invalid_request' });
  });
});
