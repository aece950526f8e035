import 'server-only';
import { log } from '@/lib/log';
import { signIn } from './auth';
import { CognitoRefusal, IdentityUnavailable, initiateAuth } from './cognito';
import { safeReturnPath } from './return-path';
import { sealSession } from './session-token';
import { startSession } from './token-set';

/** Why a sign-in did not happen, in words for the person who tried. */
export type SignInFailure = { message: string };

/** Signs in with e-mail and password and redirects to the wanted screen; returns only when that failed. */
export async function signInWithPassword(email: string, password: string, from: unknown): Promise<SignInFailure> {
  let ticket: string;
  try {
    const { AuthenticationResult: result, ChallengeName: challenge } = await initiateAuth(email, password);
    if (!result?.RefreshToken) {
      log('warn', 'sign-in.challenge', { challenge });
      return { message: 'This account needs another step to sign in. Continue with single sign-on.' };
    }
    const tokens = { accessToken: result.AccessToken, idToken: result.IdToken, refreshToken: result.RefreshToken };
    ticket = await sealSession(startSession(tokens, 'password'), 'sign-in-ticket');
  } catch (error) {
    log('warn', 'sign-in.failed', { code: error instanceof CognitoRefusal ? error.code : nameOf(error) });
    return { message: wordsFor(error) };
  }
  return signIn('ticket', { ticket, redirectTo: safeReturnPath(from) });
}

/** Sends the browser to the provider's hosted page and, from there, back to the wanted screen. */
export function signInHosted(from: unknown): Promise<never> {
  return signIn('cognito', { redirectTo: safeReturnPath(from) });
}

function wordsFor(error: unknown): string {
  if (error instanceof IdentityUnavailable) return 'The sign-in service cannot be reached. Try again in a moment.';
  if (!(error instanceof CognitoRefusal)) return 'The sign-in service gave an answer that could not be read.';
  return REFUSALS[error.code] ?? 'The sign-in service refused. Try again, or ask an administrator.';
}

const WRONG = 'Incorrect e-mail or password.';

const REFUSALS: Readonly<Record<string, string>> = {
  NotAuthorizedException: WRONG,
  UserNotFoundException: WRONG,
  InvalidParameterException: WRONG,
  PasswordResetRequiredException: 'This password has to be reset. Use “Forgot password?”.',
  UserNotConfirmedException: 'This account is not confirmed yet. Ask an administrator.',
  TooManyRequestsException: 'Too many attempts. Wait a few minutes, then try again.',
  LimitExceededException: 'Too many attempts. Wait a few minutes, then try again.',
};

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
