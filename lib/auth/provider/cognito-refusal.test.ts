import { expect, it } from 'vitest';
import { type Operation, toRefusal } from './cognito-refusal';
import type { RefusalKind } from './provider';

it.each<[operation: Operation, code: string, message: string, kind: RefusalKind]>([
  ['InitiateAuth', 'NotAuthorizedException', 'Incorrect username or password.', 'wrong-credentials'],
  ['InitiateAuth', 'NotAuthorizedException', 'User is disabled.', 'wrong-credentials'],
  ['InitiateAuth', 'UserNotFoundException', 'User does not exist.', 'wrong-credentials'],
  ['InitiateAuth', 'InvalidParameterException', '', 'wrong-credentials'],
  ['InitiateAuth', 'NotAuthorizedException', 'Password attempts exceeded', 'too-many-attempts'],
  ['InitiateAuth', 'TooManyRequestsException', 'Rate exceeded', 'rate-limited'],
  ['InitiateAuth', 'LimitExceededException', '', 'rate-limited'],
  ['InitiateAuth', 'TooManyFailedAttemptsException', '', 'too-many-attempts'],
  ['InitiateAuth', 'PasswordResetRequiredException', '', 'password-reset-required'],
  ['InitiateAuth', 'UserNotConfirmedException', '', 'account-unconfirmed'],
  ['InitiateAuth', 'ForbiddenException', '', 'blocked'],
  ['InitiateAuth', 'CodeMismatchException', '', 'other'],
  ['RespondToAuthChallenge', 'CodeMismatchException', 'Invalid code received for user', 'wrong-code'],
  ['RespondToAuthChallenge', 'ExpiredCodeException', 'Your software token has already been used once.', 'used-code'],
  ['RespondToAuthChallenge', 'NotAuthorizedException', 'Invalid session for the user.', 'challenge-expired'],
  ['RespondToAuthChallenge', 'NotAuthorizedException', 'Password attempts exceeded', 'too-many-attempts'],
  ['RespondToAuthChallenge', 'SoftwareTokenMFANotFoundException', '', 'no-authenticator'],
  ['RespondToAuthChallenge', 'MFAMethodNotFoundException', '', 'no-authenticator'],
  ['RespondToAuthChallenge', 'InvalidParameterException', '', 'challenge-invalid'],
  ['RespondToAuthChallenge', 'InvalidPasswordException', 'Password not long enough', 'weak-password'],
  ['RespondToAuthChallenge', 'PasswordHistoryPolicyViolationException', '', 'reused-password'],
  ['ConfirmForgotPassword', 'CodeMismatchException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'ExpiredCodeException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'UserNotFoundException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'InvalidParameterException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'NotAuthorizedException', 'User password cannot be reset.', 'wrong-reset-code'],
  // Only existing accounts cause these errors, which must look like a wrong code in order not to reveal that.
  ['ConfirmForgotPassword', 'LimitExceededException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'TooManyFailedAttemptsException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'UserNotConfirmedException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'PasswordResetRequiredException', '', 'wrong-reset-code'],
  ['ConfirmForgotPassword', 'TooManyRequestsException', 'Rate exceeded', 'rate-limited'],
  ['ConfirmForgotPassword', 'InternalErrorException', '', 'other'],
  ['GetTokensFromRefreshToken', 'NotAuthorizedException', 'Refresh Token has expired', 'other'],
  ['GetTokensFromRefreshToken', 'toString', '', 'other'],
])(
  'AUTH-2 a refusal of %s by Cognito with the error %s and the message %j is of the type “%s”',
  (operation, code, message, kind) => {
    expect(toRefusal(operation, code, message).kind).toBe(kind);
  },
);

it('AUTH-2 the log has one code for an account that failed attempts have locked, and another for a wrong password', () => {
  const { code } = toRefusal('RespondToAuthChallenge', 'NotAuthorizedException', 'Password attempts exceeded');
  expect(code).toBe('TooManyFailedAttemptsException');
});
