import 'server-only';
import { TooManyAttempts } from '@/lib/auth/attempts/attempts';
import { CognitoRefusal, IdentityUnavailable } from '@/lib/auth/provider/cognito';
import { log } from '@/lib/server/log';
import { answerWith } from '@/lib/server/request-context';

const WRONG = 'Incorrect e-mail or password.';
const TOO_MANY = 'Too many attempts. Wait a few minutes, then try again.';
const WRONG_CODE = 'This code is not right. Look it up again.';
const NO_APP = 'No authenticator app belongs to this account. Ask an administrator.';
const NO_SUCH_CODE = 'This code is not right, or it has expired. Look it up again, or ask for another one.';

const GENERAL: Readonly<Record<string, string>> = {
  PasswordResetRequiredException: 'This password has to be reset. Use “Forgot password?”.',
  UserNotConfirmedException: 'This account is not confirmed yet. Ask an administrator.',
  TooManyRequestsException: TOO_MANY,
  LimitExceededException: TOO_MANY,
  TooManyFailedAttemptsException: TOO_MANY,
  PasswordHistoryPolicyViolationException: 'This password was used before. Choose another one.',
};

/** What a refusal means depends on what was asked: nobody is told whether an account exists. */
const SAID = {
  'sign-in': { NotAuthorizedException: WRONG, UserNotFoundException: WRONG, InvalidParameterException: WRONG },
  challenge: {
    NotAuthorizedException: 'This took too long. Sign in again.',
    CodeMismatchException: WRONG_CODE,
    ExpiredCodeException: 'This code has been used, or is too old. Wait for the next one.',
    MFAMethodNotFoundException: NO_APP,
    SoftwareTokenMFANotFoundException: NO_APP,
    InvalidParameterException: 'This is not accepted. Try again.',
  },
  reset: {
    CodeMismatchException: NO_SUCH_CODE,
    ExpiredCodeException: NO_SUCH_CODE,
    UserNotFoundException: NO_SUCH_CODE,
    NotAuthorizedException: NO_SUCH_CODE,
    InvalidParameterException: NO_SUCH_CODE,
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type Asked = keyof typeof SAID;

/** The failure in words for the person who tried; logged by the provider's own name for it. */
export function tellRefusal(error: unknown, asked: Asked): { code: string; message: string } {
  if (error instanceof TooManyAttempts) answerWith(429, { 'Retry-After': String(error.seconds) });
  const code = error instanceof CognitoRefusal ? codeOf(error) : nameOf(error);
  log('warn', `${asked}.failed`, { code });
  return { code, message: wordsFor(error, code, asked) };
}

/** Where passwords and codes are tried too often, Cognito has no name of its own for it, only a message. */
function codeOf({ code, message }: CognitoRefusal): string {
  const isLock = code === 'NotAuthorizedException' && /attempts exceeded/i.test(message);
  return isLock ? 'TooManyFailedAttemptsException' : code;
}

function wordsFor(error: unknown, code: string, asked: Asked): string {
  if (error instanceof TooManyAttempts) {
    return `Too many attempts. Try again in ${error.seconds} ${error.seconds === 1 ? 'second' : 'seconds'}.`;
  }
  if (error instanceof IdentityUnavailable) return 'The sign-in service cannot be reached. Try again in a moment.';
  if (!(error instanceof CognitoRefusal)) return 'The sign-in service gave an answer that could not be read.';
  // The one message of the provider that says what to do: it knows its own rules.
  if (code === 'InvalidPasswordException') return error.message || 'This password does not keep the rules.';
  const said: Readonly<Record<string, string>> = SAID[asked];
  return said[code] ?? GENERAL[code] ?? 'The sign-in service refused. Try again, or ask an administrator.';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
