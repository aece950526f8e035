import 'server-only';
import { cookies } from 'next/headers';
import { hostedLogoutUrl } from '@/lib/auth/provider/hosted';
import { identityProvider } from '@/lib/auth/provider/identity-provider';
import { endSession } from '@/lib/auth/session/fresh-token';
import { expiredSessionCookies, readSessionCookie } from '@/lib/auth/session/session-cookie';
import { latestTokens } from '@/lib/auth/session/session-store';
import { env } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';

/**
 * Revokes the session at the provider, then ends it here. When the provider does not confirm, the session continues.
 * @returns the address that the browser opens next, or null when signing out failed
 */
export async function signOutSession(): Promise<string | null> {
  const jar = await cookies();
  const found = await readSessionCookie(jar.getAll());
  if (found) {
    const session = latestTokens(found);
    try {
      await identityProvider.revokeTokens(session.refreshToken);
    } catch (error) {
      log('error', 'sign-out.failed', { name: errorName(error) });
      return null;
    }
    await endSession(session);
  }
  for (const { name, value, options } of expiredSessionCookies(jar.getAll())) jar.set(name, value, options);
  if (found?.method !== 'hosted') return '/login';
  return (await hostedLogoutUrl(new URL('/login', env().AUTH_URL))) ?? '/login';
}
