import 'server-only';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { usesHttps } from '@/lib/auth/session/session-token';
import { env } from '@/lib/server/env';

/** What waits between two forms: a challenge to be answered, or whose password is being reset. */
const SignInStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('challenge'),
    name: z.string(),
    session: z.string(),
    username: z.string(),
    email: z.string(),
    from: z.string(),
  }),
  z.object({ kind: z.literal('reset'), email: z.string() }),
]);
export type SignInStep = z.infer<typeof SignInStep>;

/** The provider keeps a challenge for three minutes, and a code for an hour: the form may be filled in again. */
const SECONDS = { challenge: 3 * 60, reset: 60 * 60 };
const SALT = 'sign-in-step';

const cookieName = () => `${usesHttps() ? '__Secure-' : ''}fairway.sign-in-step`;

/** Keeps the step in an encrypted cookie of its own. */
export async function keepStep(step: SignInStep): Promise<void> {
  const maxAge = SECONDS[step.kind];
  const sealed = await encode({ token: step, secret: env().AUTH_SECRET, salt: SALT, maxAge });
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: usesHttps(), maxAge } as const;
  (await cookies()).set(cookieName(), sealed, options);
}

/** Null where there is none, and for anything that was not sealed here, is altered or too old. */
export async function readStep(): Promise<SignInStep | null> {
  const sealed = (await cookies()).get(cookieName())?.value;
  if (!sealed) return null;
  try {
    return SignInStep.safeParse(await decode({ token: sealed, secret: env().AUTH_SECRET, salt: SALT })).data ?? null;
  } catch {
    return null;
  }
}

export async function dropStep(): Promise<void> {
  (await cookies()).delete({ name: cookieName(), path: '/', secure: usesHttps() });
}
