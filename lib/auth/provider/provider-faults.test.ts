import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Auth, type AuthConfig } from '@auth/core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { identityProvider } from './cognito';
import { hostedProvider } from './hosted';
import { hostedOrigin } from './hosted-origin';
import { environment, nowSeconds } from './provider.fixture';
import { providerFetch, providerLimits } from './provider-fetch';

let issuer = '';
vi.mock('@/lib/server/env', () => ({ env: () => ({ ...environment, AUTH_COGNITO_ISSUER: issuer }) }));
vi.mock('@/lib/server/log', () => ({ log: () => undefined }));

const defaults = { ...providerLimits };
/** An address on this machine where no server listens. */
const unreachable = 'http://127.0.0.1:1';
let redirected = 0;

const raw =
  (status: number, body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const starts = (then: (socket: { destroy: () => void }) => void): RequestListener => {
  return (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"', () => then(request.socket));
  };
};

type Fault = [what: string, answer: RequestListener, limits?: Partial<typeof defaults>];
const shortly = { totalMs: 50 };
const large: Fault[] = [
  ['answers with 2 MiB', raw(200, ' '.repeat(2 * 1024 * 1024))],
  [
    'answers with a gzip of 64 MiB in 64 KB',
    raw(200, gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')), { 'content-encoding': 'gzip' }),
  ],
];
const faults: Fault[] = [
  ...large,
  ['resets the connection', (request) => void request.socket.resetAndDestroy()],
  ['breaks off in the middle of a response', starts((socket) => socket.destroy())],
  ['never responds', () => undefined, shortly],
  ['stalls in the middle of a response', starts(() => undefined), shortly],
  [
    'sends a byte at a time',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 2);
      response.once('close', () => clearInterval(drip));
    },
    shortly,
  ],
  ['fails with 500', raw(500, '{"__type":"InternalErrorException","error":"server_error"}')],
  ['answers 502 in HTML', raw(502, '<h1>Bad Gateway</h1>', { 'content-type': 'text/html' })],
  ['answers 429 in HTML', raw(429, '<h1>Slow down</h1>', { 'content-type': 'text/html' })],
  ['answers with an HTML page', raw(200, '<html>', { 'content-type': 'text/html' })],
  ['answers with malformed JSON', raw(200, '{"AuthenticationResult":')],
  ['answers with an empty body', raw(200, '')],
  ['answers with null', raw(200, 'null')],
  ['answers with a number', raw(200, '7')],
  [
    'answers with wrong types',
    raw(200, '{"AuthenticationResult":{"AccessToken":7},"access_token":7,"token_type":[],"issuer":7}'),
  ],
  ['answers with invalid gzip', raw(200, 'no gzip', { 'content-encoding': 'gzip' })],
  ...[301, 302, 303, 307, 308].map(
    (status): Fault => [`redirects to another address (${status})`, raw(status, '', { location: '/elsewhere' })],
  ),
];

/** The provider's responses by path. */
const answers = new Map<string, RequestListener>();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', issuer);
  if (pathname === '/elsewhere') redirected += 1;
  const answer = answers.get(pathname) ?? raw(404, '');
  answer(request, response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  Object.assign(providerLimits, defaults);
  expect(redirected).toBe(0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const discoveryPath = '/pool/.well-known/openid-configuration';

function resetProvider(): void {
  resetProcessState('hostedDiscovery');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `${origin}/pool`;
  answers.clear();
  const discovery = {
    issuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/keys`,
  };
  answers.set(discoveryPath, raw(200, JSON.stringify(discovery)));
}

describe('outages and refusals of the user pool', () => {
  const operations = {
    signIn: () => identityProvider.signIn('isla@fairway.test', 'x'),
    renew: () => identityProvider.renewTokens('r'),
  };
  const outage = { name: 'ProviderUnavailable' };

  it.each(faults)('ERR-2 the app reports an outage when the user pool %s', async (_, answer, limits) => {
    resetProvider();
    answers.set('/', answer);
    Object.assign(providerLimits, limits);
    await expect(operations.signIn()).rejects.toMatchObject(outage);
    await expect(operations.renew()).rejects.toMatchObject(outage);
  });

  it('ERR-2 the app reports an outage when the user pool cannot be reached', async () => {
    issuer = unreachable;
    await expect(operations.signIn()).rejects.toMatchObject(outage);
    await expect(operations.renew()).rejects.toMatchObject(outage);
    await expect(identityProvider.revokeTokens('r')).rejects.toMatchObject(outage);
  });

  it('ERR-2 if the user pool responds with 429, the app reports a refusal with the name of the error', async () => {
    resetProvider();
    answers.set('/', raw(429, '{"__type":"TooManyRequestsException","message":"Rate exceeded"}'));
    await expect(operations.signIn()).rejects.toMatchObject({ kind: 'rate-limited', code: 'TooManyRequestsException' });
  });
});

describe('faults of the provider during a hosted sign-in', () => {
  const site = `${environment.AUTH_URL}/api/auth`;
  const config = (): AuthConfig => ({
    secret: environment.AUTH_SECRET,
    trustHost: true,
    basePath: '/api/auth',
    pages: { signIn: '/login', error: '/login' },
    providers: [hostedProvider()],
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  });

  async function send(path: string, jar: Map<string, string>, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await Auth(
      new Request(`${site}${path}`, { ...init, headers: { cookie, ...init.headers } }),
      config(),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  }

  /** Starts a hosted sign-in. `comeBack` requests the callback URL, as a browser does after the redirect. */
  async function startSignIn() {
    resetProvider();
    const jar = new Map<string, string>();
    const { csrfToken } = await (await send('/csrf', jar)).json();
    const body = new URLSearchParams({ csrfToken });
    const authorize = new URL(
      (await send('/signin/cognito', jar, { method: 'POST', body })).headers.get('location') ?? '',
    );
    const back = `/callback/cognito?${new URLSearchParams({ code: 'c', state: authorize.searchParams.get('state') ?? '' })}`;
    return {
      nonce: authorize.searchParams.get('nonce') ?? '',
      comeBack: async () => {
        const response = await send(back, jar);
        return { to: response.headers.get('location'), signedIn: Boolean(jar.get('authjs.session-token')) };
      },
    };
  }
  const refused = { to: `${environment.AUTH_URL}/login?error=Configuration`, signedIn: false };

  it('AUTH-1 the hosted sign-in succeeds when the provider responds correctly', async () => {
    const { nonce, comeBack } = await startSignIn();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const iat = nowSeconds();
    const claims = { iss: issuer, aud: 'client', sub: 's1', email: 'isla@fairway.test', iat, exp: iat + 3600, nonce };
    const id_token = `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`;
    answers.set('/token', raw(200, JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token })));
    expect(await comeBack()).toEqual({ to: environment.AUTH_URL, signedIn: true });
  });

  it.each(faults)(
    'AUTH-1 the hosted sign-in shows an error and creates no session when the token endpoint %s',
    async (_, answer, limits) => {
      const { comeBack } = await startSignIn();
      answers.set('/token', answer);
      Object.assign(providerLimits, limits);
      expect(await comeBack()).toEqual(refused);
    },
  );

  it('AUTH-1 the hosted sign-in shows an error and creates no session when the token endpoint refuses with 429', async () => {
    const { comeBack } = await startSignIn();
    answers.set('/token', raw(429, '{"error":"slow_down"}'));
    expect(await comeBack()).toEqual(refused);
  });

  it.each(faults)(
    'AUTH-1 the hosted sign-in shows an error and creates no session when the discovery endpoint %s',
    async (_, answer, limits) => {
      const { comeBack } = await startSignIn();
      resetProcessState('hostedDiscovery');
      answers.set(discoveryPath, answer);
      Object.assign(providerLimits, limits);
      expect(await comeBack()).toEqual(refused);
    },
  );

  it('LIMIT-1 many callback requests without a session cause a single request for the discovery document', async () => {
    resetProvider();
    const discovery = vi.fn(answers.get(discoveryPath));
    answers.set(discoveryPath, discovery);
    for (let index = 0; index < 5; index++) await send('/callback/cognito?code=x&state=y', new Map());
    for (let index = 0; index < 5; index++) await hostedOrigin();
    expect(discovery).toHaveBeenCalledOnce();
  });

  it('AUTH-1 the hosted sign-in shows an error and creates no session when the provider cannot be reached', async () => {
    const { comeBack } = await startSignIn();
    issuer = `${unreachable}/pool`;
    expect(await comeBack()).toEqual(refused);
  });
});

it.each(large)('the app stops reading at its size limit when the provider %s', async (_, answer) => {
  resetProvider();
  answers.set('/', answer);
  await expect(providerFetch(new URL('/', issuer))).rejects.toThrow('The response is too large');
});

describe('the content security policy lists the origin of the hosted sign-in only if the provider responds correctly', () => {
  it.each(faults.filter(([, , limits]) => limits === undefined))(
    'the content security policy omits a provider that %s',
    async (_, answer) => {
      resetProvider();
      answers.set(discoveryPath, answer);
      expect(await hostedOrigin()).toBeNull();
    },
  );
});
