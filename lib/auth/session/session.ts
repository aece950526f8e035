import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { PATH_HEADER, safeReturnPath } from '@/lib/auth/sign-in/return-path';
import { endSession, getFreshToken, SessionEnded } from './fresh-token';
import { readSessionCookie } from './session-cookie';
import { isOver, latestTokens } from './session-store';
import { type SessionToken, sessionSeconds } from './session-token';

/** Who is signed in, as screens may know it. The tokens stay behind. */
type Principal = Readonly<{
  email: string;
  name: string | null;
  groups: readonly string[];
  /** Seconds since 1970: when the session began, and when it ends whatever happens. */
  since: number;
  until: number;
}>;

const currentSession = cache(async (): Promise<SessionToken | null> => {
  const session = await readSessionCookie((await cookies()).getAll());
  return session && !isOver(session) ? latestTokens(session) : null;
});

/** The signed-in member of staff, or null. */
export async function readSession(): Promise<Principal | null> {
  const session = await currentSession();
  if (!session) return null;
  const { email, name, groups, startedAt } = session;
  return { email, name, groups, since: startedAt, until: startedAt + sessionSeconds() };
}

/** The signed-in member of staff; anyone else is sent to sign in and back here. */
export async function requireSession(): Promise<Principal> {
  return (await readSession()) ?? (await leaveToLogin());
}

/**
 * Whether the session still holds, its token renewed when that is due; null when it does not.
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
 * An access token for the API, or a newer one than `refused`, which the API has just turned down.
 * A session that cannot be renewed leads to the sign-in screen.
 * @throws ProviderUnavailable
 */
export async function accessToken(refused?: string): Promise<string> {
  const session = (await currentSession()) ?? (await leaveToLogin());
  try {
    return (await getFreshToken(session, refused)).accessToken;
  } catch (error) {
    if (error instanceof SessionEnded) return leaveToLogin('expired');
    throw error;
  }
}

/** The API refused a fresh token: this session is over, and the sign-in screen says why. */
export async function refuseSession(): Promise<never> {
  const session = await currentSession();
  if (session) await endSession(session);
  return leaveToLogin('refused');
}

async function leaveToLogin(reason?: 'expired' | 'refused'): Promise<never> {
  const from = safeReturnPath((await headers()).get(PATH_HEADER));
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from !== '/' && { from }) });
  redirect(query.size === 0 ? '/login' : `/login?${query}`);
}
