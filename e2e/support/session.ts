import { createHash, createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { decode, encode } from 'next-auth/jwt';
import { staff } from '../../tools/testing/browser.mjs';

const port = process.env.E2E_PORT ?? '3100';
const sandbox = `http://127.0.0.1:${process.env.E2E_SANDBOX_PORT ?? '4100'}`;
const cookieName = 'authjs.session-token';
const chunkLength = 3936;

export const app = `http://localhost:${port}`;

/** For `test.use`: a browser that has never been here. */
export const signedOut = { cookies: [], origins: [] };

/** What the session cookie holds, as far as the tests look at it or change it. */
export type Session = {
  sid: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  accessIssuedAt: number;
  accessExpiresAt: number;
  startedAt: number;
  usedAt: number;
  renewals: number;
};

type Cookie = { name: string; value: string };

/** The session that these cookies carry, opened with the app's own secret; undefined when they carry none. */
export async function openSession(cookies: readonly Cookie[]): Promise<Session | undefined> {
  const sealed = cookies
    .filter(({ name }) => isSessionCookie(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ value }) => value)
    .join('');
  if (sealed === '') return undefined;
  const payload = await decode<Session>({ token: sealed, secret: appSecret(), salt: cookieName });
  return payload ?? undefined;
}

/** The cookies that carry this session, under the name that they have on plain http. */
export async function sealSession(session: Session, secret = appSecret(), name = cookieName): Promise<Cookie[]> {
  const sealed = await encode({ token: session, secret, salt: name, maxAge: 43_200 });
  const count = Math.ceil(sealed.length / chunkLength);
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name}.${index}`,
    value: sealed.slice(index * chunkLength, (index + 1) * chunkLength),
  }));
}

/** A session of its own, such as the sign-in form makes, without a browser. */
export async function startSession(): Promise<Session> {
  const { cookies } = JSON.parse(readFileSync('.sandbox/e2e-session.json', 'utf8'));
  const model = await openSession(cookies);
  if (!model) throw new Error('The stored session cannot be opened');
  const now = Math.floor(Date.now() / 1000);
  const { AccessToken: accessToken, RefreshToken: refreshToken, ExpiresIn: seconds } = await signInAtProvider();
  return {
    ...model,
    sid: randomUUID(),
    accessToken,
    refreshToken,
    accessIssuedAt: now,
    accessExpiresAt: now + seconds,
    startedAt: now,
    usedAt: now,
    renewals: 0,
  };
}

/** What the cookies are called behind https. */
export const secureName = `__Secure-${cookieName}`;

/** The same session an hour later: its access token has expired, its refresh token has not. */
export function aged(session: Session): Session {
  const now = Math.floor(Date.now() / 1000);
  return { ...session, accessIssuedAt: now - 3601, accessExpiresAt: now - 1 };
}

/** Gives the browser this session in place of whatever it has. */
export async function giveSession(context: BrowserContext, session: Session): Promise<void> {
  await context.clearCookies({ name: /^authjs\.session-token/ });
  await context.addCookies((await sealSession(session)).map((cookie) => ({ ...cookie, url: app, httpOnly: true })));
}

/** As a browser sends them. */
export function cookieHeader(cookies: readonly Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

export function isSessionCookie(name: string): boolean {
  return name === cookieName || /^authjs\.session-token\.\d+$/.test(name);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Ends one session at the provider, as an administrator would: only its renewal notices. */
export async function revokeAtProvider({ refreshToken }: Session): Promise<void> {
  const { clientId, clientSecret } = secrets();
  await provider('RevokeToken', { ClientId: clientId, ClientSecret: clientSecret, Token: refreshToken });
}

/** Whether the provider would still renew this session. Asking uses the refresh token up. */
export async function isRenewable({ refreshToken }: Session): Promise<boolean> {
  const { clientId, clientSecret } = secrets();
  const response = await call('GetTokensFromRefreshToken', {
    ClientId: clientId,
    ClientSecret: clientSecret,
    RefreshToken: refreshToken,
  });
  return response.ok;
}

async function signInAtProvider() {
  const { clientId, clientSecret } = secrets();
  const hash = createHmac('sha256', clientSecret).update(`${staff.email}${clientId}`).digest('base64');
  const { AuthenticationResult: result } = await provider('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: staff.email, PASSWORD: staff.password, SECRET_HASH: hash },
  });
  return result;
}

async function provider(operation: string, body: object) {
  const response = await call(operation, body);
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} to ${operation}`);
  return response.json();
}

function call(operation: string, body: object): Promise<Response> {
  return fetch(sandbox, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
}

function secrets(): { clientId: string; clientSecret: string; authSecret: string } {
  return JSON.parse(readFileSync('.sandbox/e2e/identity.json', 'utf8'));
}

function appSecret(): string {
  return secrets().authSecret;
}
