import { ProviderRefusal, type RefusalKind } from './provider';

export type Operation =
  | 'InitiateAuth'
  | 'RespondToAuthChallenge'
  | 'ForgotPassword'
  | 'ConfirmForgotPassword'
  | 'GetTokensFromRefreshToken'
  | 'RevokeToken'
  | 'GlobalSignOut';

type Kinds = Readonly<Record<string, RefusalKind>>;

const ANY_OPERATION: Kinds = {
  PasswordResetRequiredException: 'password-reset-required',
  UserNotConfirmedException: 'account-unconfirmed',
  InvalidPasswordException: 'weak-password',
  PasswordHistoryPolicyViolationException: 'reused-password',
  TooManyFailedAttemptsException: 'too-many-attempts',
  TooManyRequestsException: 'rate-limited',
  LimitExceededException: 'rate-limited',
  ForbiddenException: 'blocked',
};

const BY_OPERATION: Readonly<Partial<Record<Operation, Kinds>>> = {
  InitiateAuth: {
    NotAuthorizedException: 'wrong-credentials',
    UserNotFoundException: 'wrong-credentials',
    InvalidParameterException: 'wrong-credentials',
  },
  RespondToAuthChallenge: {
    NotAuthorizedException: 'challenge-expired',
    InvalidParameterException: 'challenge-invalid',
    CodeMismatchException: 'wrong-code',
    ExpiredCodeException: 'used-code',
    MFAMethodNotFoundException: 'no-authenticator',
    SoftwareTokenMFANotFoundException: 'no-authenticator',
  },
  ConfirmForgotPassword: {
    CodeMismatchException: 'wrong-reset-code',
    ExpiredCodeException: 'wrong-reset-code',
    UserNotFoundException: 'wrong-reset-code',
    NotAuthorizedException: 'wrong-reset-code',
    InvalidParameterException: 'wrong-reset-code',
    // Only existing accounts cause these errors, which must look like a wrong code in order not to reveal that.
    LimitExceededException: 'wrong-reset-code',
    TooManyFailedAttemptsException: 'wrong-reset-code',
    UserNotConfirmedException: 'wrong-reset-code',
    PasswordResetRequiredException: 'wrong-reset-code',
  },
};

export function toRefusal(operation: Operation, type: string, message: string): ProviderRefusal {
  const name = type.replace(/:.*$/, '').replace(/^.*#/, '');
  // The errors for a locked account and for a wrong password differ only in the message.
  const isLock = name === 'NotAuthorizedException' && /attempts exceeded/i.test(message);
  const code = isLock ? 'TooManyFailedAttemptsException' : name;
  const kinds: Kinds = { ...ANY_OPERATION, ...BY_OPERATION[operation] };
  return new ProviderRefusal((Object.hasOwn(kinds, code) && kinds[code]) || 'other', code, message);
}
