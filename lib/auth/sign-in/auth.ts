import 'server-only';
import NextAuth, { AuthError } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { HOSTED_PROVIDER_ID, hostedProvider } from '@/lib/auth/provider/hosted';
import { isOver, latestTokens } from '@/lib/auth/session/session-store';
import { openSession, SessionToken, sessionSeconds, usesHttps } from '@/lib/auth/session/session-token';
import { sharedSessions } from '@/lib/auth/session/shared-sessions';
import { startSession } from '@/lib/auth/session/token-set';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';

declare module 'next-auth' {
  interface User {
    /** A whole session, on its way from the password form into the cookie. */
    session?: SessionToken;
  }
}

/**
 * Auth.js: the hosted way in, and the cookie for both. The password form hands its finished session over as a sealed
 * ticket, so that posting to this endpoint directly gives nothing. Renewal is not done here but in fresh-token.ts.
 */
export const { handlers, signIn, signOut } = NextAuth(() => ({
  secret: env().AUTH_SECRET,
  trustHost: true,
  useSecureCookies: usesHttps(),
  session: { strategy: 'jwt', maxAge: sessionSeconds() },
  pages: { signIn: '/login', error: '/login', signOut: '/login' },
  providers: [
    hostedProvider(),
    Credentials({
      id: 'ticket',
      credentials: { ticket: {} },
      authorize: async ({ ticket }) => {
        const session = await openSession(String(ticket), 'sign-in-ticket');
        return session && { id: session.sub, session };
      },
    }),
  ],
  callbacks: {
    async jwt({ token, user, account }) {
      if (user?.session) return user.session;
      if (account?.provider !== HOSTED_PROVIDER_ID) return continued(token);
      return startSession(
        {
          accessToken: String(account.access_token),
          idToken: String(account.id_token),
          refreshToken: String(account.refresh_token),
        },
        'hosted',
      );
    },
    session({ session, token }) {
      const own = SessionToken.safeParse(token).data;
      return { expires: session.expires, user: { email: own?.email ?? '', name: own?.name ?? null } };
    },
  },
  logger: {
    error: (error) => log('error', 'auth.error', { name: nameOf(error), cause: nameOf(causeOf(error)) }),
    warn: (code) => log('warn', 'auth.warning', { code }),
    debug: () => undefined,
  },
}));

/** This endpoint seals whatever it is asked for anew: a session that is over must not come back through it. */
async function continued(token: unknown): Promise<SessionToken | null> {
  const session = SessionToken.safeParse(token).data;
  if (session) await sharedSessions().sync(session);
  return session && !isOver(session) ? latestTokens(session) : null;
}

function causeOf({ cause }: Error): unknown {
  return cause instanceof Error ? cause : (cause as { err?: unknown } | undefined)?.err;
}

/** Messages may quote tokens or addresses: only the kind of the error is logged. Class names do not survive the build. */
function nameOf(error: unknown): string | null {
  if (error instanceof AuthError) return error.type;
  if (!(error instanceof Error)) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
