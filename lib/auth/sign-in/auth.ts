import 'server-only';
import NextAuth, { type Account, AuthError } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import * as z from 'zod';
import { hostedProvider } from '@/lib/auth/provider/hosted';
import { openSession, type SessionToken, sessionCookieName, sessionSeconds } from '@/lib/auth/session/session-token';
import { startSession } from '@/lib/auth/session/token-set';
import { cookieName, usesHttps } from '@/lib/server/cookie-name';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { requestContext } from '@/lib/server/request-context';
import { endReplacedSession } from './sign-out';

declare module 'next-auth' {
  interface User {
    session?: SessionToken;
  }
}

/** The sign-in form passes the session as an encrypted ticket, without which a POST cannot sign in. */
export const { handlers, signIn } = NextAuth(() => ({
  secret: env().AUTH_SECRET,
  trustHost: true,
  useSecureCookies: usesHttps(),
  cookies: {
    sessionToken: { name: sessionCookieName() },
    ...Object.fromEntries(ITS_OWN.map(([key, name]) => [key, { name: cookieName(`authjs.${name}`) }])),
  },
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
    async jwt({ user, account }) {
      const session = user?.session ?? startHosted(account);
      return { ...session, afterHosted: await endReplacedSession() };
    },
  },
  logger: {
    error: (error) => {
      const about = { name: nameOf(error), cause: nameOf(causeOf(error)) };
      // Anybody can send a callback, so an unrequested callback does not count as a failure of single sign-on.
      if (requestContext()?.isStrayCallback) log('warn', 'auth.stray-callback', about);
      else log('error', 'auth.error', about);
    },
    warn: (code) => log('warn', 'auth.warning', { code }),
    debug: () => undefined,
  },
}));

const ITS_OWN = [
  ['callbackUrl', 'callback-url'],
  ['pkceCodeVerifier', 'pkce.code_verifier'],
  ['state', 'state'],
  ['nonce', 'nonce'],
] as const;

const HostedTokens = z.object({
  access_token: z.string().min(1),
  id_token: z.string().min(1),
  refresh_token: z.string().min(1),
});

function startHosted(account: Account | null | undefined): SessionToken {
  const { access_token, id_token, refresh_token } = HostedTokens.parse(account);
  return startSession({ accessToken: access_token, idToken: id_token, refreshToken: refresh_token }, 'hosted');
}

function causeOf({ cause }: Error): unknown {
  return cause instanceof Error ? cause : (cause as { err?: unknown } | undefined)?.err;
}

/**
 * Returns an error's name for the log: not the message, which may quote tokens, nor the class, which the build renames.
 */
function nameOf(error: unknown): string | null {
  if (error instanceof AuthError) return error.type;
  if (!(error instanceof Error)) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
