import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { decode, encode } from 'next-auth/jwt';
import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { target } from '../../tools/testing/e2e-target';
import { secrets, signInAtProvider } from './identity-provider';

const cookieName = 'authjs.session-token';
const chunkLength = 3936;

/** The app's address in all tests except the identity tests, which use `target().address`. */
export const app = e2eConfig.address;

/** For `test.use`: a browser without cookies or storage. */
export const signedOut = { cookies: [], origins: [] };

/** The parts of the session cookie's content that tests read or change. */
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
  refusedAt?: number;
};

type Cookie = { name: string; value: string };

/** Decrypts the session in these cookies with the app's secret; undefined if there is none. */
export async function openSession(cookies: readonly Cookie[]): Promise<Session | undefined> {
  const sealed = cookies
    .filter(({ name }) => isSessionCookie(name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ value }) => value)
    .join('');
  if (sealed === '') return undefined;
  const payload = await decode<Session>({ token: sealed, secret: secrets().authSecret, salt: cookieName });
  return payload ?? undefined;
}

/** Encrypts a session into cookies, by default with the app's secret and the cookie name of plain HTTP. */
export async function sealSession(
  session: Session,
  secret = secrets().authSecret,
  name = cookieName,
): Promise<Cookie[]> {
  const sealed = await encode({ token: session, secret, salt: name, maxAge: 43_200 });
  const count = Math.ceil(sealed.length / chunkLength);
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name}.${index}`,
    value: sealed.slice(index * chunkLength, (index + 1) * chunkLength),
  }));
}

/** Creates a session as the sign-in form does, without a browser. */
export async function startSession(): Promise<Session> {
  const { cookies } = JSON.parse(readFileSync(target().session, 'utf8'));
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

/** The name of the session cookie on HTTPS. */
export const secureName = `__Host-${cookieName}`;

/** The same session an hour later: the access token has expired, but not the refresh token. */
export function aged(session: Session): Session {
  const now = Math.floor(Date.now() / 1000);
  return { ...session, accessIssuedAt: now - 3601, accessExpiresAt: now - 1 };
}

/** Replaces the browser's session with this session. */
export async function giveSession(context: BrowserContext, session: Session): Promise<void> {
  await context.clearCookies({ name: /^authjs\.session-token/ });
  await context.addCookies(
    (await sealSession(session)).map((cookie) => ({ ...cookie, url: target().address, httpOnly: true })),
  );
}

/** The Cookie header for these cookies. */
export function cookieHeader(cookies: readonly Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The Cookie header for this session. */
export async function cookieOf(session: Session): Promise<string> {
  return cookieHeader(await sealSession(session));
}

/** The cookies in `Set-Cookie` headers. A cookie without a value is deleted. */
export function cookiesIn(setCookies: readonly string[]): Cookie[] {
  return setCookies.map((line) => {
    const [pair = ''] = line.split(';');
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: decodeURIComponent(pair.slice(end + 1)) };
  });
}

export function isSessionCookie(name: string): boolean {
  return name === cookieName || /^authjs\.session-token\.\d+$/.test(name);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
