import 'server-only';
import { cookies } from 'next/headers';
import * as z from 'zod';
import { CHALLENGES } from '@/lib/auth/provider/provider';
import { seal, unseal } from '@/lib/auth/session/session-token';
import { cookieName, usesHttps } from '@/lib/server/cookie-name';
import { log } from '@/lib/server/log';

const SignInStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('challenge'),
    challenge: z.object({ kind: z.enum(CHALLENGES), session: z.string(), username: z.string() }),
    account: z.string(),
    from: z.string(),
    afterReset: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('reset'), account: z.string() }),
  z.object({ kind: z.literal('signed-out'), of: z.enum(['this session', 'Fairway', 'all apps']) }),
]);
export type SignInStep = z.output<typeof SignInStep>;
type NewStep = z.input<typeof SignInStep>;

const SECONDS = { challenge: 3 * 60, reset: 60 * 60, 'signed-out': 60 };

const stepCookie = () => cookieName('fairway.sign-in-step');

/** Longest value of a cookie, because browsers silently drop longer ones. */
const LONGEST = 4096 - 128;

/** @returns false if the challenge is too long for a cookie, even without the return path */
export async function keepStep(step: NewStep): Promise<boolean> {
  const name = stepCookie();
  const maxAge = SECONDS[step.kind];
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: usesHttps(), maxAge } as const;
  for (const token of step.kind === 'challenge' ? [step, { ...step, from: '/' }] : [step]) {
    const encrypted = await seal(token, 'sign-in-step', maxAge);
    if (name.length + encrypted.length > LONGEST) continue;
    (await cookies()).set(name, encrypted, options);
    return true;
  }
  await dropStep();
  log('warn', 'sign-in.step-too-long', { kind: step.kind });
  return false;
}

export async function readStep(): Promise<SignInStep | null> {
  const encrypted = (await cookies()).get(stepCookie())?.value;
  return encrypted ? unseal(SignInStep, encrypted, 'sign-in-step') : null;
}

export async function dropStep(): Promise<void> {
  (await cookies()).delete({ name: stepCookie(), path: '/', secure: usesHttps() });
}
