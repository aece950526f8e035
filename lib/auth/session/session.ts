import 'server-only';
import { createHash } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { TooLateToRenew } from '@/lib/auth/provider/provider';
import { hasResponseBegun } from '@/lib/server/request-context';
import { RENEWAL_PATH } from '@/lib/server/requests/public-paths';
import { PATH_HEADER } from '@/lib/server/requests/request-id';
import { endSession, getFreshToken, isRefusedAgain, SessionEnded } from './fresh-token';
import { isShared, redisSessions } from './redis-sessions';
import { safeReturnPath } from './return-path';
import { expiredSessionCookies, readSessionCookie, sessionCookies } from './session-cookie';
import { type EndReason, hasEnded, latestTokens } from './session-store';
import { type SessionToken, sessionSeconds } from './session-token';

type Principal = Readonly<{
  email: string;
  name: string | null;
  groups: readonly string[];
  since: number;
  until: number;
}>;

const currentSession = cache(async (): Promise<SessionToken | null> => {
  const session = await readSessionCookie((await cookies()).getAll());
  return session && !hasEnded(session) ? latestTokens(session) : null;
});

export async function readSession(): Promise<Principal | null> {
  const session = await currentSession();
  if (!session) return null;
  const { email, name, groups, startedAt } = session;
  return { email, name, groups, since: startedAt, until: startedAt + sessionSeconds() };
}

export type SessionWatch = { account: string; hasEnded: () => Promise<boolean> };

const WATCH_MS = 5_000;

export async function watchSession(): Promise<SessionWatch | null> {
  const session = await currentSession();
  if (!session) return null;
  let checkedAt = Date.now();
  const ask = async () => {
    if (Date.now() - checkedAt < WATCH_MS) return;
    checkedAt = Date.now();
    await redisSessions.refresh(session);
  };
  return { account: session.sub, hasEnded: () => ask().then(() => hasEnded(session)) };
}

export async function requireSession(): Promise<Principal> {
  return (await readSession()) ?? (await redirectToLogin());
}

export async function checkSession(): Promise<Principal | null> {
  const session = await currentSession();
  if (!session) return null;
  try {
    await renewHere(session);
    return await readSession();
  } catch (error) {
    if (error instanceof SessionEnded) return null;
    throw error;
  }
}

/** A handler renews an old or refused token. A page cannot set cookies: after a refusal, it redirects to a handler. */
export async function accessToken(refused?: string): Promise<string> {
  const session = (await currentSession()) ?? (await redirectToLogin());
  const latest = latestTokens(session);
  const place = await callerKind();
  if (refused === undefined && place !== 'handler') return latest.accessToken;
  if (refused !== undefined && latest.accessToken !== refused) return latest.accessToken;
  if (refused !== undefined && place === 'page') redirect(await renewalPath(refused));
  if (refused !== undefined && isRefusedAgain(latest, refused)) return endRefused(latest);
  if (place === 'begun-response' && !isShared()) throw new TooLateToRenew();
  try {
    return (await renewHere(session, refused)).accessToken;
  } catch (error) {
    if (error instanceof SessionEnded) return redirectToLogin(error.reason);
    throw error;
  }
}

export async function renewForPage(mark: string | null, from: string | null): Promise<never> {
  const wanted = safeReturnPath(from);
  const session = (await currentSession()) ?? (await redirectToLogin(undefined, wanted));
  const latest = latestTokens(session);
  try {
    if (markOf(latest.accessToken) === mark) {
      if (isRefusedAgain(latest, latest.accessToken)) return await endRefused(latest, wanted);
      await renewHere(latest, latest.accessToken);
    }
  } catch (error) {
    if (error instanceof SessionEnded) return redirectToLogin(error.reason, wanted);
    throw error;
  }
  redirect(wanted);
}

async function renewHere(session: SessionToken, refused?: string): Promise<SessionToken> {
  const fresh = await getFreshToken(session, refused);
  if (fresh === session || hasResponseBegun()) return fresh;
  const jar = await cookies();
  for (const { name, value, options } of await sessionCookies(fresh, jar.getAll())) jar.set(name, value, options);
  return fresh;
}

async function callerKind(): Promise<'page' | 'handler' | 'begun-response'> {
  if (hasResponseBegun()) return 'begun-response';
  return (await headers()).get(PATH_HEADER)?.startsWith('/api/') ? 'handler' : 'page';
}

async function renewalPath(refused: string): Promise<string> {
  const from = safeReturnPath((await headers()).get(PATH_HEADER));
  return `${RENEWAL_PATH}?${new URLSearchParams({ token: markOf(refused), from })}`;
}

/** Identifies a token in a URL without revealing it. */
function markOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 16);
}

export async function refuseSession(): Promise<never> {
  const session = await currentSession();
  if (!session) return redirectToLogin('refused');
  const latest = latestTokens(session);
  if ((await callerKind()) === 'page') redirect(await renewalPath(latest.accessToken));
  return endRefused(latest);
}

/** Also deletes the cookie, because without Redis other processes do not know that the session has ended. */
async function endRefused(session: SessionToken, wanted?: string): Promise<never> {
  await endSession(session, 'refused');
  if (!hasResponseBegun()) {
    const jar = await cookies();
    for (const { name, value, options } of expiredSessionCookies(jar.getAll())) jar.set(name, value, options);
  }
  return redirectToLogin('refused', wanted);
}

async function redirectToLogin(reason?: EndReason, wanted?: string): Promise<never> {
  const from = wanted ?? safeReturnPath((await headers()).get(PATH_HEADER));
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from !== '/' && { from }) });
  redirect(query.size === 0 ? '/login' : `/login?${query}`);
}
