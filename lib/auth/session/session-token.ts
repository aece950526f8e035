import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { cookieName } from '@/lib/server/cookie-name';
import { env } from '@/lib/server/env';

/** The content of the encrypted session cookie. Times are seconds since 1970. */
export const SessionToken = z.object({
  sid: z.string().min(1),
  sub: z.string().min(1),
  username: z.string().min(1),
  email: z.string().min(1),
  name: z.string().nullable(),
  groups: z.array(z.string()),
  method: z.enum(['hosted', 'password']),
  afterHosted: z.boolean().optional(),
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1),
  accessIssuedAt: z.number(),
  accessExpiresAt: z.number(),
  startedAt: z.number(),
  usedAt: z.number(),
  /** Of two copies of a session, the one with more renewals is newer. */
  renewals: z.number().int().min(0),
  refusedAt: z.number().optional(),
});
export type SessionToken = z.infer<typeof SessionToken>;

export const sessionSeconds = () => env().SESSION_HOURS * 3600;

export const idleSeconds = () => env().SESSION_IDLE_MINUTES * 60;

/** Encryption keys derive from secret and purpose, so that a sign-in ticket cannot serve as a session. */
type Purpose = 'session' | 'sign-in-ticket' | 'stored-session' | 'sign-in-step';

const salt = (purpose: Purpose) => (purpose === 'session' ? sessionCookieName() : purpose);

export const sessionCookieName = () => cookieName('authjs.session-token');

export function seal(token: object, purpose: Purpose, maxAge: number): Promise<string> {
  return encode({ token: { ...token }, secret: env().AUTH_SECRET, salt: salt(purpose), maxAge });
}

/** @returns null for a token that is forged, altered or expired, has another purpose, or does not match the schema */
export async function unseal<Content>(
  schema: z.ZodType<Content>,
  sealed: string,
  purpose: Purpose,
): Promise<Content | null> {
  try {
    const content = await decode({ token: sealed, secret: env().AUTH_SECRET, salt: salt(purpose) });
    return schema.safeParse(content).data ?? null;
  } catch {
    return null;
  }
}

export function sealSession(token: SessionToken, purpose: Purpose = 'session'): Promise<string> {
  return seal(token, purpose, purpose === 'sign-in-ticket' ? 60 : sessionSeconds());
}

export function openSession(sealed: string, purpose: Purpose = 'session'): Promise<SessionToken | null> {
  return unseal(SessionToken, sealed, purpose);
}
