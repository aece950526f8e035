import 'server-only';
import { usesHttps } from '@/lib/server/cookie-name';
import { hashAccount } from '@/lib/server/keyed-hash';
import { noteRequest, perRequest } from '@/lib/server/request-context';
import { lastActivity } from './session-store';
import {
  idleSeconds,
  openSession,
  type SessionToken,
  sealSession,
  sessionCookieName,
  sessionSeconds,
} from './session-token';
import { refreshSessionOnce } from './shared-state';

/** Browsers accept cookies of up to 4,096 bytes, including name and attributes. */
const CHUNK_LENGTH = 3936;

const MAX_CHUNKS = 10;

type Cookie = { name: string; value: string };

const options = (maxAge: number) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: usesHttps(), maxAge }) as const;

export function sessionCookieNames(all: readonly Cookie[]): string[] {
  return all.map((cookie) => cookie.name).filter((name) => OWN.test(name));
}

/** Matches session cookies with any prefix: an older version or a sibling subdomain may have set them. */
const OWN = /^(?:__(?:Host|Secure)-)?authjs\.session-token(?:\.\d)?$/;

export async function readSessionCookie(all: readonly Cookie[]): Promise<SessionToken | null> {
  const session = await openSessionCookie(all);
  if (session) await refreshSessionOnce(session);
  return session;
}

/**
 * Also notes the account for the log, but does not ask Redis whether the session has ended. Chunks are preferred to a
 * single cookie, which an attacker may have set.
 */
export async function openSessionCookie(all: readonly Cookie[]): Promise<SessionToken | null> {
  const values = new Map(all.map(({ name, value }) => [name, value]));
  const name = sessionCookieName();
  let chunked = '';
  for (let index = 0; index < MAX_CHUNKS && values.has(`${name}.${index}`); index++)
    chunked += values.get(`${name}.${index}`);
  const candidates = [chunked, values.get(name)].filter((value): value is string => !!value);
  const opened = await Promise.all(candidates.map((value) => perRequest(`open ${value}`, () => openSession(value))));
  const session = opened.find((token) => token !== null) ?? null;
  if (session) noteRequest({ account: hashAccount(session.sub) });
  return session;
}

export function isOutdated(inCookie: SessionToken, current: SessionToken): boolean {
  return current !== inCookie || lastActivity(current) - inCookie.usedAt >= idleSeconds() / 20;
}

export async function sessionCookies(token: SessionToken, present: readonly Cookie[]) {
  const sealed = await sealSession({ ...token, usedAt: lastActivity(token) });
  const name = sessionCookieName();
  const left = Math.max(0, token.startedAt + sessionSeconds() - Math.floor(Date.now() / 1000));
  const count = Math.ceil(sealed.length / CHUNK_LENGTH);
  const written = Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name}.${index}`,
    value: sealed.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH),
    options: options(left),
  }));
  const kept = new Set(written.map((cookie) => cookie.name));
  return [...written, ...expiredSessionCookies(present).filter((cookie) => !kept.has(cookie.name))];
}

export function expiredSessionCookies(present: readonly Cookie[]) {
  return sessionCookieNames(present).map((name) => ({ name, value: '', options: options(0) }));
}
