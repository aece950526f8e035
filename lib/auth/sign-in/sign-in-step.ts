import 'server-only';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { CHALLENGES } from '@/lib/auth/provider/provider';
import { cookieName, usesHttps } from '@/lib/server/cookie-name';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';

/** The state between two forms: a challenge, or the account whose password is being reset. */
const SignInStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('challenge'),
    challenge: z.object({ kind: z.enum(CHALLENGES), session: z.string(), username: z.string() }),
    /** As it was typed. */
    account: z.string(),
    from: z.string(),
    /** The password was reset just now: the sign-in ends all sessions of the account instead of starting one. */
    afterReset: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('reset'), account: z.string() }),
]);
type SignInStep = z.output<typeof SignInStep>;
type NewStep = z.input<typeof SignInStep>;

/** The provider keeps a challenge for three minutes, and a code for an hour. */
const SECONDS = { challenge: 3 * 60, reset: 60 * 60 };
const SALT = 'sign-in-step';

const stepCookie = () => cookieName('fairway.sign-in-step');

/** Browsers drop a longer cookie without a word. Its attributes take some 110 characters. */
const LONGEST = 4096 - 128;

/**
 * Stores the step in an encrypted cookie. When it is longer than browsers keep, the way back gives way.
 * @returns false when it is too long without the way back, too
 */
export async function keepStep(step: NewStep): Promise<boolean> {
  const name = stepCookie();
  const maxAge = SECONDS[step.kind];
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: usesHttps(), maxAge } as const;
  for (const token of step.kind === 'challenge' ? [step, { ...step, from: '/' }] : [step]) {
    const encrypted = await encode({ token, secret: env().AUTH_SECRET, salt: SALT, maxAge });
    if (name.length + encrypted.length > LONGEST) continue;
    (await cookies()).set(name, encrypted, options);
    return true;
  }
  await dropStep();
  log('warn', 'sign-in.step-too-long', { kind: step.kind });
  return false;
}

/** @returns null when the cookie is missing, forged, altered or expired */
export async function readStep(): Promise<SignInStep | null> {
  const encrypted = (await cookies()).get(stepCookie())?.value;
  if (!encrypted) return null;
  try {
    return SignInStep.safeParse(await decode({ token: encrypted, secret: env().AUTH_SECRET, salt: SALT })).data ?? null;
  } catch {
    return null;
  }
}

export async function dropStep(): Promise<void> {
  (await cookies()).delete({ name: stepCookie(), path: '/', secure: usesHttps() });
}
