import 'server-only';
import { redirect } from 'next/navigation';
import { attempt } from '@/lib/auth/attempts/attempts';
import { identityProvider } from '@/lib/auth/provider/cognito';
import { HOSTED_PROVIDER_ID } from '@/lib/auth/provider/hosted';
import {
  type ChallengeKind,
  ProviderRefusal,
  type ProviderTokens,
  type SignInOutcome,
} from '@/lib/auth/provider/provider';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { sealSession } from '@/lib/auth/session/session-token';
import { startSession } from '@/lib/auth/session/token-set';
import { env } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { noteRequest } from '@/lib/server/request-context';
import { signIn } from './auth';
import { keepReturnPath } from './hosted-return';
import { reportFailure } from './refusals';
import { dropStep, keepStep, readStep } from './sign-in-step';
import { endAllSessions } from './sign-out';

export type SignInFailure = { message: string };

export const HOSTED_FAILED = 'Single sign-on failed. Try again.';
const UNSUPPORTED_STEP = 'This account needs another step to sign in. Continue with single sign-on.';
const STEP_TOO_LONG = 'This account cannot sign in here. Continue with single sign-on.';

export async function signInWithPassword(account: string, password: string, from: unknown): Promise<SignInFailure> {
  let outcome: SignInOutcome;
  try {
    outcome = await attempt('sign-in', account, () => identityProvider.signIn(account, password));
  } catch (error) {
    return reportFailure(error, 'sign-in', account);
  }
  return continueSignIn(outcome, { account, from: safeReturnPath(from) });
}

export async function answerChallenge(kind: ChallengeKind, response: string): Promise<SignInFailure> {
  const step = await readStep();
  if (step?.kind !== 'challenge' || step.challenge.kind !== kind) redirect('/login?reason=late');
  const { challenge } = step;
  let outcome: SignInOutcome;
  try {
    const answer = () => identityProvider.answerChallenge(challenge, response);
    outcome = await attempt('challenge', challenge.username, answer, step.account);
  } catch (error) {
    const failure = await reportFailure(error, 'challenge', step.account);
    if (!(error instanceof ProviderRefusal && error.kind === 'challenge-expired')) return failure;
    await dropStep();
    redirect('/login?reason=late');
  }
  if (step.afterReset && outcome.kind === 'tokens') return finishReset(outcome.tokens);
  return continueSignIn(outcome, step);
}

async function finishReset(tokens: Required<ProviderTokens>): Promise<never> {
  await dropStep();
  let isEnded = false;
  try {
    isEnded = await endAllSessions(tokens);
  } catch (error) {
    log('error', 'reset.sessions-not-ended', { name: errorName(error) });
  }
  redirect(isEnded ? '/login?reason=reset' : '/login?reason=reset-here');
}

export async function startAgain(): Promise<never> {
  noteRequest({ hasActionBegun: true });
  await dropStep();
  redirect('/login');
}

export async function signInHosted(from: unknown): Promise<SignInFailure> {
  await dropStep();
  const path = safeReturnPath(from);
  const next = new URL(await signIn(HOSTED_PROVIDER_ID, { redirectTo: path, redirect: false }), env().AUTH_URL);
  if (next.searchParams.has('error')) return { message: HOSTED_FAILED };
  await keepReturnPath(next, path);
  redirect(next.href);
}

type Way = { account: string; from: string; afterReset?: boolean };

async function continueSignIn(outcome: SignInOutcome, way: Way): Promise<SignInFailure> {
  if (outcome.kind === 'challenge') {
    const { account, from, afterReset } = way;
    const isKept = await keepStep({ kind: 'challenge', challenge: outcome.challenge, account, from, afterReset });
    if (!isKept) return { message: STEP_TOO_LONG };
    redirect('/login');
  }
  await dropStep();
  if (outcome.kind === 'unsupported') {
    log('warn', 'sign-in.unsupported-step', { step: outcome.step });
    return { message: UNSUPPORTED_STEP };
  }
  let ticket: string;
  try {
    ticket = await sealSession(startSession(outcome.tokens, 'password'), 'sign-in-ticket');
  } catch (error) {
    return reportFailure(error, 'sign-in', way.account);
  }
  return signIn('ticket', { ticket, redirectTo: way.from });
}
