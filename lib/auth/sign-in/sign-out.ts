import 'server-only';
import { cookies } from 'next/headers';
import { identityProvider } from '@/lib/auth/provider/cognito';
import { hostedLogoutUrl } from '@/lib/auth/provider/hosted';
import { ProviderRefusal, type ProviderTokens } from '@/lib/auth/provider/provider';
import { endAccountSessions, endSession, getFreshToken, SessionEnded } from '@/lib/auth/session/fresh-token';
import { expiredSessionCookies, readSessionCookie } from '@/lib/auth/session/session-cookie';
import { endReason, hasEnded, latestTokens, namesOf } from '@/lib/auth/session/session-store';
import type { SessionToken } from '@/lib/auth/session/session-token';
import { env } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { dropStep, keepStep } from './sign-in-step';

export async function signOutSession(requestedScope: unknown): Promise<string | null> {
  const scope = requestedScope === 'everywhere' ? 'everywhere' : 'here';
  const jar = await cookies();
  const found = await readSessionCookie(jar.getAll());
  await dropStep();
  if (found) {
    const session = latestTokens(found);
    try {
      const of = scope === 'here' ? await endHere(session) : await endEverywhere(session);
      await keepStep({ kind: 'signed-out', of });
    } catch (error) {
      log('error', 'sign-out.failed', { name: errorName(error), scope });
      return null;
    }
  }
  for (const { name, value, options } of expiredSessionCookies(jar.getAll())) jar.set(name, value, options);
  if (!found || !isKnownToHosted(found)) return '/login';
  return (await hostedLogoutUrl(new URL('/login', env().AUTH_URL))) ?? '/login';
}

const isKnownToHosted = ({ method, afterHosted }: SessionToken) => method === 'hosted' || afterHosted === true;

async function endHere(session: SessionToken) {
  await identityProvider.revokeTokens(session.refreshToken);
  await endSession(session, 'signed-out');
  return 'this session' as const;
}

/** @returns `all apps` if the provider has ended the sessions of other apps too */
async function endEverywhere(session: SessionToken) {
  const ended = endReason(session);
  if (ended) throw new SessionEnded(ended);
  let all = false;
  try {
    const fresh = await getFreshToken(session);
    all = await endAtProvider(fresh);
    if (!all) await identityProvider.revokeTokens(fresh.refreshToken);
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
  }
  await endAccountSessions(namesOf(session));
  await endSession(session, 'signed-out');
  return all ? 'all apps' : 'Fairway';
}

/** If the provider refuses the token, renews it once. If that is refused too, the session has already ended. */
async function endAtProvider(fresh: SessionToken): Promise<boolean> {
  try {
    return await identityProvider.endAllSessions(fresh.accessToken);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const { accessToken } = await getFreshToken(fresh, fresh.accessToken);
    return identityProvider.endAllSessions(accessToken);
  }
}

/** Ends the previous session before a new sign-in, which goes on even during an outage of the provider. */
export async function endReplacedSession(): Promise<boolean> {
  const found = await readSessionCookie((await cookies()).getAll());
  if (!found) return false;
  const wasHosted = isKnownToHosted(found);
  if (hasEnded(found)) return wasHosted;
  const session = latestTokens(found);
  try {
    await identityProvider.revokeTokens(session.refreshToken);
  } catch (error) {
    log('warn', 'sign-in.old-session-not-revoked', { name: errorName(error) });
  }
  await endSession(session, 'signed-out');
  return wasHosted;
}

export async function endAllSessions({ accessToken, idToken }: Required<ProviderTokens>): Promise<boolean> {
  const { email } = identityProvider.readIdToken(idToken);
  const { username } = identityProvider.readAccessToken(accessToken);
  await endAccountSessions(namesOf({ email, username }));
  return identityProvider.endAllSessions(accessToken);
}
