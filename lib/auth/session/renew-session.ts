import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ProviderUnavailable } from '@/lib/auth/provider/provider';
import { hasResponseBegun } from '@/lib/server/request-context';
import { endSession, getFreshToken, isRefusedAgain, SessionEnded } from './fresh-token';
import { currentSession, markOf, type Principal, readSession, redirectToLogin } from './read-session';
import { safeReturnPath } from './return-path';
import { expiredSessionCookies, sessionCookies } from './session-cookie';
import { hasEnded, latestTokens } from './session-store';
import type { SessionToken } from './session-token';
import { type SessionTokens, TokenUnavailable, tokensOfHandler } from './session-tokens';
import { isShared, refreshSession } from './shared-state';

type Handler<Parts extends unknown[]> = (...parts: Parts) => Promise<Response>;

/** Lets a handler's API calls renew an old or refused token, because a handler can set the cookie. */
export function withRenewal<Parts extends unknown[]>(handle: Handler<Parts>): Handler<Parts> {
  return (...parts) => tokensOfHandler().run(tokens, () => handle(...parts));
}

const tokens: SessionTokens = {
  async get(refused) {
    const session = (await currentSession()) ?? (await redirectToLogin());
    const latest = latestTokens(session);
    if (refused === undefined ? hasResponseBegun() : latest.accessToken !== refused) return latest.accessToken;
    if (refused !== undefined && isRefusedAgain(latest, refused)) return endRefused(latest);
    if (hasResponseBegun() && !isShared()) throw new TokenUnavailable(TOO_LATE);
    try {
      return (await renewHere(session, refused)).accessToken;
    } catch (error) {
      if (error instanceof SessionEnded) return redirectToLogin(error.reason);
      if (error instanceof ProviderUnavailable) throw new TokenUnavailable(NO_ANSWER, { cause: error });
      throw error;
    }
  },
  async refuse() {
    const session = await currentSession();
    return session ? endRefused(latestTokens(session)) : redirectToLogin('refused');
  },
};

const TOO_LATE = 'Your sign-in had to be renewed while this was loading. Reload the page.';
const NO_ANSWER = 'The sign-in service did not answer';

/** Renews a token that is about to expire. Returns null if the session has ended. @throws ProviderUnavailable */
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

/** @param mark identifies the token with which the page’s API call was refused */
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

export type SessionWatch = { account: string; hasEnded: () => Promise<boolean> };

const WATCH_MS = 5_000;

/** During a long response, tells every few seconds whether the session has ended on any instance. */
export async function watchSession(): Promise<SessionWatch | null> {
  const session = await currentSession();
  if (!session) return null;
  let checkedAt = Date.now();
  const ask = async () => {
    if (Date.now() - checkedAt < WATCH_MS) return;
    checkedAt = Date.now();
    await refreshSession(session);
  };
  return { account: session.sub, hasEnded: () => ask().then(() => hasEnded(session)) };
}

async function renewHere(session: SessionToken, refused?: string): Promise<SessionToken> {
  const fresh = await getFreshToken(session, refused);
  if (fresh === session || hasResponseBegun()) return fresh;
  const jar = await cookies();
  for (const { name, value, options } of await sessionCookies(fresh, jar.getAll())) jar.set(name, value, options);
  return fresh;
}

/** Deletes the cookie too, because without Redis other processes do not know that the session has ended. */
async function endRefused(session: SessionToken, wanted?: string): Promise<never> {
  await endSession(session, 'refused');
  if (!hasResponseBegun()) {
    const jar = await cookies();
    for (const { name, value, options } of expiredSessionCookies(jar.getAll())) jar.set(name, value, options);
  }
  return redirectToLogin('refused', wanted);
}
