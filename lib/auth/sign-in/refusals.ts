import 'server-only';
import { TooManyAttempts } from '@/lib/auth/attempts/attempts';
import { ProviderRefusal, ProviderUnavailable, type RefusalKind } from '@/lib/auth/provider/provider';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { answerWith } from '@/lib/server/requests/request-context';

const TOO_MANY = 'Too many attempts. Wait a few minutes, then try again.';

const INCORRECT = 'Incorrect e-mail, user name or password.';

const MESSAGES: Readonly<Record<RefusalKind, string>> = {
  'wrong-credentials': INCORRECT,
  // Other words would reveal that the account exists.
  'password-reset-required': INCORRECT,
  'account-unconfirmed': 'This account is not confirmed yet. Ask an administrator.',
  'challenge-expired': 'This took too long. Sign in again.',
  'challenge-invalid': 'This is not accepted. Try again.',
  'wrong-code': 'This code is not right. Look it up again.',
  'used-code': 'This code has been used, or is too old. Wait for the next one.',
  'no-authenticator': 'No authenticator app belongs to this account. Ask an administrator.',
  'wrong-reset-code': 'This code is not right, or it has expired. Look it up again, or ask for another one.',
  'weak-password': 'This password does not keep the rules.',
  'reused-password': 'This password was used before. Choose another one.',
  'too-many-attempts': TOO_MANY,
  'rate-limited': TOO_MANY,
  blocked: 'The sign-in service refused. Try again, or ask an administrator.',
  other: 'The sign-in service refused. Try again, or ask an administrator.',
};

type Step = 'sign-in' | 'challenge' | 'reset';

export function reportFailure(error: unknown, step: Step): { message: string } {
  if (error instanceof TooManyAttempts) answerWith(429, { 'Retry-After': String(error.seconds) });
  log('warn', `${step}.failed`, { code: error instanceof ProviderRefusal ? error.code : errorName(error) });
  return { message: messageFor(error) };
}

function messageFor(error: unknown): string {
  if (error instanceof TooManyAttempts) {
    return `Too many attempts. Try again in ${error.seconds} ${error.seconds === 1 ? 'second' : 'seconds'}.`;
  }
  if (error instanceof ProviderUnavailable) return 'The sign-in service cannot be reached. Try again in a moment.';
  if (!(error instanceof ProviderRefusal)) return 'The sign-in service gave an answer that could not be read.';
  if (error.kind === 'weak-password' && error.message) return error.message;
  return MESSAGES[error.kind];
}
