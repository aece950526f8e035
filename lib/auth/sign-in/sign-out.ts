import 'server-only';
import { cookies } from 'next/headers';
import { revokeToken } from '@/lib/auth/provider/cognito';
import { authorizationOrigin } from '@/lib/auth/provider/discovery';
import { endSession } from '@/lib/auth/session/fresh-token';
import { expiredSessionCookies, readSessionCookie } from '@/lib/auth/session/session-cookie';
import { latestTokens } from '@/lib/auth/session/session-store';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';

/**
 * Revokes the session at the provider, then forgets it here. When the provider does not confirm, nothing has changed.
 * @returns where the browser goes next, or null when signing out failed
 */
export async function signOutSession(): Promise<string | null> {
  const jar = await cookies();
  const found = await readSessionCookie(jar.getAll());
  if (found) {
    const session = latestTokens(found);
    try {
      await revokeToken(session.refreshToken);
    } catch (error) {
      log('error', 'sign-out.failed', { name: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
    await endSession(session);
  }
  for (const { name, value, options } of expiredSessionCookies(jar.getAll())) jar.set(name, value, options);
  return found?.method === 'hosted' ? hostedLogoutUrl() : '/login';
}

/** The provider's own session ends at `/logout` on the origin of its authorization endpoint. */
async function hostedLogoutUrl(): Promise<string> {
  const { AUTH_COGNITO_ID, AUTH_URL } = env();
  const origin = await authorizationOrigin();
  if (origin === null) return '/login';
  const url = new URL('/logout', origin);
  url.searchParams.set('client_id', AUTH_COGNITO_ID);
  url.searchParams.set('logout_uri', new URL('/login', AUTH_URL).href);
  return url.href;
}
