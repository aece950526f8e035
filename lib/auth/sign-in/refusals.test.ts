import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CognitoRefusal, IdentityUnavailable } from '@/lib/auth/provider/cognito';
import { type Asked, tellRefusal } from './refusals';

const written: string[] = [];
beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
  return () => vi.restoreAllMocks();
});

const wrong = 'Incorrect e-mail or password.';
const tooMany = 'Too many attempts. Wait a few minutes, then try again.';
const noSuchCode = 'This code is not right, or it has expired. Look it up again, or ask for another one.';
const noApp = 'No authenticator app belongs to this account. Ask an administrator.';
const unknown = 'The sign-in service refused. Try again, or ask an administrator.';

describe('AUTH-2 what a refusal means depends on what was asked', () => {
  it.each<[asked: Asked, code: string, message: string, words: string]>([
    ['sign-in', 'NotAuthorizedException', 'Incorrect username or password.', wrong],
    ['sign-in', 'NotAuthorizedException', 'User is disabled.', wrong],
    ['sign-in', 'UserNotFoundException', 'User does not exist.', wrong],
    ['sign-in', 'InvalidParameterException', '', wrong],
    ['sign-in', 'NotAuthorizedException', 'Password attempts exceeded', tooMany],
    ['sign-in', 'TooManyRequestsException', 'Rate exceeded', tooMany],
    ['sign-in', 'LimitExceededException', '', tooMany],
    ['sign-in', 'TooManyFailedAttemptsException', '', tooMany],
    ['sign-in', 'PasswordResetRequiredException', '', 'This password has to be reset. Use “Forgot password?”.'],
    ['sign-in', 'UserNotConfirmedException', '', 'This account is not confirmed yet. Ask an administrator.'],
    ['sign-in', 'ForbiddenException', '', unknown],
    [
      'challenge',
      'CodeMismatchException',
      'Invalid code received for user',
      'This code is not right. Look it up again.',
    ],
    [
      'challenge',
      'ExpiredCodeException',
      'Your software token has already been used once.',
      'This code has been used, or is too old. Wait for the next one.',
    ],
    ['challenge', 'NotAuthorizedException', 'Invalid session for the user.', 'This took too long. Sign in again.'],
    ['challenge', 'NotAuthorizedException', 'Password attempts exceeded', tooMany],
    ['challenge', 'SoftwareTokenMFANotFoundException', '', noApp],
    ['challenge', 'MFAMethodNotFoundException', '', noApp],
    ['challenge', 'InvalidParameterException', '', 'This is not accepted. Try again.'],
    ['challenge', 'InvalidPasswordException', 'Password not long enough', 'Password not long enough'],
    ['challenge', 'InvalidPasswordException', '', 'This password does not keep the rules.'],
    ['challenge', 'PasswordHistoryPolicyViolationException', '', 'This password was used before. Choose another one.'],
    ['reset', 'CodeMismatchException', '', noSuchCode],
    ['reset', 'ExpiredCodeException', '', noSuchCode],
    ['reset', 'UserNotFoundException', '', noSuchCode],
    ['reset', 'NotAuthorizedException', 'User password cannot be reset in the current state.', noSuchCode],
    ['reset', 'LimitExceededException', '', tooMany],
    ['reset', 'InternalErrorException', '', unknown],
  ])('%s: %s %j', (asked, code, message, words) => {
    expect(tellRefusal(new CognitoRefusal(code, message), asked).message).toBe(words);
  });

  it('a lock keeps its step: its code is not that of a session which ended', () => {
    const told = tellRefusal(new CognitoRefusal('NotAuthorizedException', 'Password attempts exceeded'), 'challenge');
    expect(told.code).toBe('TooManyFailedAttemptsException');
  });

  it.each([
    [new IdentityUnavailable('no answer'), 'The sign-in service cannot be reached. Try again in a moment.'],
    [new TypeError('x'), 'The sign-in service gave an answer that could not be read.'],
    ['x', 'The sign-in service gave an answer that could not be read.'],
  ])('an outage and a broken answer are no refusal: %s', (error, words) => {
    expect(tellRefusal(error, 'challenge').message).toBe(words);
  });

  it('logs the code, and nothing that was said or typed', () => {
    written.length = 0;
    tellRefusal(new CognitoRefusal('CodeMismatchException', 'for isla@fairway.test'), 'challenge');
    expect(JSON.parse(written.join(''))).toEqual({
      time: expect.any(String),
      level: 'warn',
      event: 'challenge.failed',
      code: 'CodeMismatchException',
    });
  });
});
