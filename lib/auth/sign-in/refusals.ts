import 'server-only';
import { attemptHashes, TooManyAttempts } from '@/lib/auth/attempts/attempts';
import { ProviderRefusal, ProviderUnavailable, type RefusalKind } from '@/lib/auth/provider/provider';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { answerWith } from '@/lib/server/request-context';

const TOO_MANY = 'Too many attempts. Wait a few minutes, then try again.';

const INCORRECT = 'Incorrect e-mail, username or password.';

const MESSAGES: Readonly<Record<RefusalKind, string>> = {
  'wrong-credentials': INCORRECT,
  // The message for a wrong password, because another message would reveal that the account exists.
  'password-reset-required': INCORRECT,
  'account-unconfirmed': 'This account is not confirmed yet. Ask an admin.',
  'challenge-expired': 'The sign-in took too long. Sign in again.',
  'challenge-invalid': 'That did not work. Try again.',
  'wrong-code': 'Incorrect code. Try again.',
  'used-code': 'This code was already used or has expired. Wait for the next one.',
  'no-authenticator': 'This account has no authenticator app. Ask an admin.',
  'wrong-reset-code': 'The code is incorrect or has expired. Check it or send another code.',
  'weak-password': 'This password does not meet the requirements.',
  'reused-password': 'You used this password before. Choose another one.',
  'too-many-attempts': TOO_MANY,
  'rate-limited': TOO_MANY,
  blocked: 'Sign-in was refused. Try again, or ask an admin.',
  other: 'Sign-in was refused. Try again, or ask an admin.',
};

type Step = 'sign-in' | 'challenge' | 'reset';

/** @param account the account as the user typed it, which is logged only as a hash */
export async function reportFailure(error: unknown, step: Step, account: string): Promise<{ message: string }> {
  if (error instanceof TooManyAttempts) answerWith(429, { 'Retry-After': String(error.seconds) });
  const code = error instanceof ProviderRefusal ? error.code : errorName(error);
  log('warn', `${step}.failed`, { code, ...(await attemptHashes(account)) });
  return { message: messageFor(error) };
}

function messageFor(error: unknown): string {
  if (error instanceof TooManyAttempts) {
    return `Too many attempts. Try again in ${error.seconds} ${error.seconds === 1 ? 'second' : 'seconds'}.`;
  }
  if (error instanceof ProviderUnavailable) return 'The sign-in service cannot be reached. Try again in a moment.';
  if (!(error instanceof ProviderRefusal))
    return 'The sign-in service sent an unreadable response. Try again, or ask an admin.';
  if (error.kind === 'weak-password' && error.message) {
    const reason = error.message.replace('Password does not conform to policy: ', '');
    return reason === 'Password not long enough' ? 'This password is too short. Use more characters.' : reason;
  }
  return MESSAGES[error.kind];
}
