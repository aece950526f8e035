import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Finding, notChecked, ok, wrong } from '../finding';
import { type Pool, type Reply, readJson } from '../pool';

type Endpoints = { authorization_endpoint: string; token_endpoint: string };

const scopes = 'openid email profile';

/** Checks sign-in and sign-out on the hosted pages, as far as possible without a browser. */
export async function checkHosted(pool: Pool, endpoints: Endpoints): Promise<Finding[]> {
  return [
    await checkCodeGrant(pool, endpoints.token_endpoint),
    ...(await checkCallback(pool, endpoints.authorization_endpoint)),
    await checkSignOut(pool, endpoints.authorization_endpoint),
  ];
}

const OAuthRefusal = z.object({ error: z.string() });

const codeGrant: Readonly<Record<string, Finding>> = {
  invalid_grant: ok('code grant', 'the token endpoint accepts the app client and the grant'),
  invalid_client: wrong('code grant', 'the token endpoint refuses AUTH_COGNITO_ID and AUTH_COGNITO_SECRET'),
  unauthorized_client: wrong('code grant', 'allow the authorization code grant for the app client'),
};

/** Sends a wrong code: the token endpoint's error shows whether it accepted the app client. */
async function checkCodeGrant(pool: Pool, endpoint: string): Promise<Finding> {
  const { callback } = pool.settings;
  const form = { grant_type: 'authorization_code', code: randomBytes(16).toString('hex'), redirect_uri: callback };
  const { status, body } = await pool.post(endpoint, { ...form, code_verifier: verifier() });
  const error = OAuthRefusal.safeParse(readJson(body)).data?.error ?? `HTTP ${status}`;
  return codeGrant[error] ?? notChecked('code grant', `the token endpoint responded ${error}`);
}

/**
 * Checks the callback URL and the scopes. The pool redirects only to a registered callback URL, so an error in that
 * redirect means wrong scopes.
 */
async function checkCallback(pool: Pool, endpoint: string): Promise<Finding[]> {
  const { callback, clientId } = pool.settings;
  const url = new URL(endpoint);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: scopes,
    state: randomBytes(16).toString('hex'),
    nonce: randomBytes(16).toString('hex'),
    code_challenge: createHash('sha256').update(verifier()).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const reply = await pool.get(url);
  const error = reply.location?.searchParams.get('error');
  if (!isRedirect(reply) || (error && !leadsTo(reply, callback))) {
    const reason = error ?? `HTTP ${reply.status}`;
    return [
      wrong('callback URL', `refused (${reason}): add ${callback} to the app client's allowed callback URLs`),
      notChecked('scopes', 'the callback URL was refused first'),
    ];
  }
  return [ok('callback URL', `${callback} is registered`), judgeScopes(error)];
}

function judgeScopes(error: string | null | undefined): Finding {
  if (!error) return ok('scopes', scopes);
  const why = `/oauth2/authorize refuses with ${error}`;
  return wrong('scopes', `${why}: allow ${scopes} and the authorization code grant for the app client`);
}

async function checkSignOut(pool: Pool, authorizationEndpoint: string): Promise<Finding> {
  const { signOut, clientId } = pool.settings;
  const url = new URL('/logout', authorizationEndpoint);
  url.search = new URLSearchParams({ client_id: clientId, logout_uri: signOut }).toString();
  const reply = await pool.get(url);
  if (isRedirect(reply) && leadsTo(reply, signOut)) return ok('sign-out URL', `${signOut} is registered`);
  const reason = reply.location?.searchParams.get('error') ?? `HTTP ${reply.status}`;
  return wrong('sign-out URL', `refused (${reason}): add ${signOut} to the app client's allowed sign-out URLs`);
}

const verifier = () => randomBytes(32).toString('base64url');

const isRedirect = ({ status, location }: Reply) => status >= 300 && status < 400 && location !== null;

const leadsTo = ({ location }: Reply, address: string) =>
  location !== null && `${location.origin}${location.pathname}` === address;
