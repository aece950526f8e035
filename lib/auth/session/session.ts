import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { PATH_HEADER, safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { endSession, getFreshToken, SessionEnded } from './fresh-token';
import { readSessionCookie } from './session-cookie';
import { hasEnded, latestTokens } from './session-store';
import { type SessionToken, sessionSeconds } from './session-token';

/** The signed-in member of staff as screens may see it: without tokens. */
type Principal = Readonly<{
  email: string;
  name: string | null;
  groups: readonly string[];
  /** Seconds since 1970: when the session began, and when it ends at the latest. */
  since: number;
  until: number;
}>;

const currentSession = cache(async (): Promise<SessionToken | null> => {
  const session = await readSessionCookie((await cookies()).getAll());
  return session && !hasEnded(session) ? latestTokens(session) : null;
});

/** The signed-in member of staff, or null. */
export async function readSession(): Promise<Principal | null> {
  const session = await currentSession();
  if (!session) return null;
  const { email, name, groups, startedAt } = session;
  return { email, name, groups, since: startedAt, until: startedAt + sessionSeconds() };
}

/** The id of the session, which limits count by. */
export async function readSessionId(): Promise<string | null> {
  return (await currentSession())?.sid ?? null;
}

/** The signed-in member of staff; redirects to sign-in and back without a session. */
export async function requireSession(): Promise<Principal> {
  return (await readSession()) ?? (await redirectToLogin());
}

/**
 * The session check: renews the token when it is due. Null when the session has ended.
 * @throws ProviderUnavailable
 */
export async function checkSession(): Promise<Principal | null> {
  const session = await currentSession();
  if (!session) return null;
  try {
    await getFreshToken(session);
    return await readSession();
  } catch (error) {
    if (error instanceof SessionEnded) return null;
    throw error;
  }
}

/**
 * An access token for the API; redirects to the sign-in screen when the session has ended.
 * @param refused a token that the API has just refused
 * @throws ProviderUnavailable
 */
export async function accessToken(refused?: string): Promise<string> {
  const session = (await currentSession()) ?? (await redirectToLogin());
  try {
    return (await getFreshToken(session, refused)).accessToken;
  } catch (error) {
    if (error instanceof SessionEnded) return redirectToLogin('expired');
    throw error;
  }
}

/** Ends the session after the API refused a fresh token, and redirects to the sign-in screen. */
export async function refuseSession(): Promise<never> {
  const session = await currentSession();
  if (session) await endSession(session);
  return redirectToLogin('refused');
}

async function redirectToLogin(reason?: 'expired' | 'refused'): Promise<never> {
  const from = safeReturnPath((await headers()).get(PATH_HEADER));
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from !== '/' && { from }) });
  redirect(query.size === 0 ? '/login' : `/login?${query}`);
}
