import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Auth, type AuthConfig } from '@auth/core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { environment, nowSeconds } from '@/lib/auth/session/session.fixture';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { cognito } from './cognito';
import { hostedProvider } from './hosted';
import { hostedOrigin } from './hosted-origin';
import { providerFetch, providerLimits } from './provider-fetch';

let issuer = '';
vi.mock('@/lib/server/env', () => ({ env: () => ({ ...environment, AUTH_COGNITO_ISSUER: issuer }) }));
vi.mock('@/lib/server/log', () => ({ log: () => undefined }));

const asShipped = { ...providerLimits };
/** A port of this machine that nobody listens on. */
const nobody = 'http://127.0.0.1:1';
let elsewhere = 0;

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

type Fault = [what: string, answer: RequestListener, limits?: Partial<typeof asShipped>];
const shortly = { wholeMs: 50 };
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
  ['breaks off in mid-answer', starts((socket) => socket.destroy())],
  ['never answers', () => undefined, shortly],
  ['falls silent in mid-answer', starts(() => undefined), shortly],
  [
    'answers a byte at a time',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 2);
      response.once('close', () => clearInterval(drip));
    },
    shortly,
  ],
  ['fails with 500', raw(500, '{"__type":"InternalErrorException","error":"server_error"}')],
  ['answers 502 in HTML', raw(502, '<h1>Bad Gateway</h1>', { 'content-type': 'text/html' })],
  ['answers 429 in HTML', raw(429, '<h1>Slow down</h1>', { 'content-type': 'text/html' })],
  ['answers with a page', raw(200, '<html>', { 'content-type': 'text/html' })],
  ['answers with malformed JSON', raw(200, '{"AuthenticationResult":')],
  ['answers without a word', raw(200, '')],
  ['answers with null', raw(200, 'null')],
  ['answers with a number', raw(200, '7')],
  [
    'answers with wrong types',
    raw(200, '{"AuthenticationResult":{"AccessToken":7},"access_token":7,"token_type":[],"issuer":7}'),
  ],
  ['answers with a gzip that is none', raw(200, 'no gzip', { 'content-encoding': 'gzip' })],
  ...[301, 302, 303, 307, 308].map(
    (status): Fault => [`redirects elsewhere (${status})`, raw(status, '', { location: '/elsewhere' })],
  ),
];

/** A sound one, until a test says otherwise of some path. */
const answers = new Map<string, RequestListener>();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', issuer);
  if (pathname === '/elsewhere') elsewhere += 1;
  const answer = answers.get(pathname) ?? raw(404, '');
  answer(request, response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  Object.assign(providerLimits, asShipped);
  expect(elsewhere).toBe(0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const discoveryPath = '/pool/.well-known/openid-configuration';

function soundProvider(): void {
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

describe('ERR-2 the pool’s JSON API: nothing is known of a password or a session when it', () => {
  const operations = {
    signIn: () => cognito.signIn('isla@fairway.test', 'x'),
    renew: () => cognito.renewTokens('r'),
  };
  const told = { name: 'ProviderUnavailable' };

  it.each(faults)('%s', async (_, answer, limits) => {
    soundProvider();
    answers.set('/', answer);
    Object.assign(providerLimits, limits);
    await expect(operations.signIn()).rejects.toMatchObject(told);
    await expect(operations.renew()).rejects.toMatchObject(told);
  });

  it('cannot be reached', async () => {
    issuer = nobody;
    await expect(operations.signIn()).rejects.toMatchObject(told);
    await expect(operations.renew()).rejects.toMatchObject(told);
    await expect(cognito.revokeTokens('r')).rejects.toMatchObject(told);
  });

  it('and a 429 in its own words is a refusal by name', async () => {
    soundProvider();
    answers.set('/', raw(429, '{"__type":"TooManyRequestsException","message":"Rate exceeded"}'));
    await expect(operations.signIn()).rejects.toMatchObject({ kind: 'rate-limited', code: 'TooManyRequestsException' });
  });
});

describe('AUTH-1 the hosted way: who comes back is not signed in, and told so', () => {
  const site = `${environment.AUTH_URL}/api/auth`;
  const config = (): AuthConfig => ({
    secret: environment.AUTH_SECRET,
    trustHost: true,
    basePath: '/api/auth',
    pages: { signIn: '/login', error: '/login' },
    providers: [hostedProvider()],
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  });

  async function ask(path: string, jar: Map<string, string>, init: RequestInit = {}): Promise<Response> {
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

  /** Goes to the provider and is about to come back. */
  async function goThere() {
    soundProvider();
    const jar = new Map<string, string>();
    const { csrfToken } = await (await ask('/csrf', jar)).json();
    const body = new URLSearchParams({ csrfToken });
    const there = new URL((await ask('/signin/cognito', jar, { method: 'POST', body })).headers.get('location') ?? '');
    const back = `/callback/cognito?${new URLSearchParams({ code: 'c', state: there.searchParams.get('state') ?? '' })}`;
    return {
      nonce: there.searchParams.get('nonce') ?? '',
      comeBack: async () => {
        const response = await ask(back, jar);
        return { to: response.headers.get('location'), signedIn: Boolean(jar.get('authjs.session-token')) };
      },
    };
  }
  const refused = { to: `${environment.AUTH_URL}/login?error=Configuration`, signedIn: false };

  it('but when the provider is sound', async () => {
    const { nonce, comeBack } = await goThere();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const iat = nowSeconds();
    const claims = { iss: issuer, aud: 'client', sub: 's1', email: 'isla@fairway.test', iat, exp: iat + 3600, nonce };
    const id_token = `${part({ alg: 'RS256' })}.${part(claims)}.c2ln`;
    answers.set('/token', raw(200, JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token })));
    expect(await comeBack()).toEqual({ to: environment.AUTH_URL, signedIn: true });
  });

  it.each(faults)('its token endpoint %s', async (_, answer, limits) => {
    const { comeBack } = await goThere();
    answers.set('/token', answer);
    Object.assign(providerLimits, limits);
    expect(await comeBack()).toEqual(refused);
  });

  it('its token endpoint refuses with 429', async () => {
    const { comeBack } = await goThere();
    answers.set('/token', raw(429, '{"error":"slow_down"}'));
    expect(await comeBack()).toEqual(refused);
  });

  it.each(faults)('its discovery document %s', async (_, answer, limits) => {
    const { comeBack } = await goThere();
    answers.set(discoveryPath, answer);
    Object.assign(providerLimits, limits);
    expect(await comeBack()).toEqual(refused);
  });

  it('and when it cannot be reached', async () => {
    const { comeBack } = await goThere();
    issuer = `${nobody}/pool`;
    expect(await comeBack()).toEqual(refused);
  });
});

it.each(large)('no more is read than may be of a provider that %s', async (_, answer) => {
  soundProvider();
  answers.set('/', answer);
  await expect(providerFetch(new URL('/', issuer))).rejects.toThrow('The answer is too large');
});

describe('the policy of a page names no provider that', () => {
  it.each(faults.filter(([, , limits]) => limits === undefined))('%s', async (_, answer) => {
    resetProcessState('hostedOrigin');
    soundProvider();
    answers.set(discoveryPath, answer);
    expect(await hostedOrigin()).toBeNull();
  });
});
