import 'server-only';
import { redirect } from 'next/navigation';
import { attempt } from '@/lib/auth/attempts/attempts';
import { type AuthAnswer, initiateAuth, respondToAuthChallenge } from '@/lib/auth/provider/cognito';
import { sealSession } from '@/lib/auth/session/session-token';
import { startSession } from '@/lib/auth/session/token-set';
import { log } from '@/lib/server/log';
import { signIn } from './auth';
import { tellRefusal } from './refusals';
import { safeReturnPath } from './return-path';
import { dropStep, keepStep, readStep } from './sign-in-step';

/** Why a sign-in did not happen, in words for the person who tried. */
export type SignInFailure = { message: string };

/** The challenges that have a form of their own; any other one is the hosted page's. */
export const CHALLENGES = ['NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA'] as const;
export type ChallengeName = (typeof CHALLENGES)[number];

const ELSEWHERE = 'This account needs another step to sign in. Continue with single sign-on.';

/**
 * Signs in with e-mail and password and redirects to the wanted screen, or back to the form of the next step; returns
 * only when that failed.
 */
export async function signInWithPassword(email: string, password: string, from: unknown): Promise<SignInFailure> {
  let answer: AuthAnswer;
  try {
    answer = await attempt('sign-in', email, () => initiateAuth(email, password));
  } catch (error) {
    return tellRefusal(error, 'sign-in');
  }
  return proceed(answer, email, safeReturnPath(from));
}

/** Answers the challenge that waits; the same outcomes. Without one, or with one too old, sign-in begins anew. */
export async function answerChallenge(
  name: ChallengeName,
  responses: Readonly<Record<string, string>>,
): Promise<SignInFailure> {
  const step = await readStep();
  if (step?.kind !== 'challenge' || step.name !== name) redirect('/login?reason=late');
  let answer: AuthAnswer;
  try {
    answer = await attempt('challenge', step.username, () => respondToAuthChallenge(step, responses));
  } catch (error) {
    const { code, message } = tellRefusal(error, 'challenge');
    if (code !== 'NotAuthorizedException') return { message };
    await dropStep();
    redirect('/login?reason=late');
  }
  return proceed(answer, step.email, step.from);
}

/** Forgets the step that waits, so that the first form is drawn again. */
export async function startAgain(): Promise<never> {
  await dropStep();
  redirect('/login');
}

/** Sends the browser to the provider's hosted page and, from there, back to the wanted screen. */
export function signInHosted(from: unknown): Promise<never> {
  return signIn('cognito', { redirectTo: safeReturnPath(from) });
}

async function proceed(answer: AuthAnswer, email: string, from: string): Promise<SignInFailure> {
  const { AuthenticationResult: result, ChallengeName: name, Session: session, ChallengeParameters } = answer;
  if (name && session && (CHALLENGES as readonly string[]).includes(name)) {
    const username = ChallengeParameters?.USER_ID_FOR_SRP || email;
    await keepStep({ kind: 'challenge', name, session, username, email, from });
    redirect('/login');
  }
  await dropStep();
  if (!result?.RefreshToken) {
    log('warn', 'sign-in.challenge', { challenge: name });
    return { message: ELSEWHERE };
  }
  let ticket: string;
  try {
    const tokens = { accessToken: result.AccessToken, idToken: result.IdToken, refreshToken: result.RefreshToken };
    ticket = await sealSession(startSession(tokens, 'password'), 'sign-in-ticket');
  } catch (error) {
    return tellRefusal(error, 'sign-in');
  }
  return signIn('ticket', { ticket, redirectTo: from });
}
