import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ProviderRefusal, ProviderUnavailable, type RefusalKind } from '@/lib/auth/provider/provider';
import { reportFailure } from './refusals';

const written: string[] = [];
beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
  return () => vi.restoreAllMocks();
});

const tooMany = 'Too many attempts. Wait a few minutes, then try again.';
const refused = 'Sign-in was refused. Try again, or ask an admin.';

describe('reportFailure', () => {
  it.each<[kind: RefusalKind, message: string, words: string]>([
    ['wrong-credentials', 'User does not exist.', 'Incorrect e-mail, username or password.'],
    ['too-many-attempts', 'Password attempts exceeded', tooMany],
    ['rate-limited', 'Rate exceeded', tooMany],
    ['password-reset-required', '', 'Incorrect e-mail, username or password.'],
    ['account-unconfirmed', '', 'This account is not confirmed yet. Ask an admin.'],
    ['blocked', '', refused],
    ['other', 'An internal message', refused],
    ['wrong-code', 'Invalid code received for user', 'Incorrect code. Try again.'],
    ['used-code', '', 'This code was already used or has expired. Wait for the next one.'],
    ['challenge-expired', 'Invalid session for the user.', 'That took too long. Sign in again.'],
    ['challenge-invalid', '', 'That did not work. Try again.'],
    ['no-authenticator', '', 'This account has no authenticator app. Ask an admin.'],
    ['weak-password', 'Password not long enough', 'Password not long enough'],
    ['weak-password', '', 'This password does not meet the requirements.'],
    ['reused-password', '', 'You used this password before. Choose another one.'],
    ['wrong-reset-code', '', 'The code is incorrect or has expired. Check it or send another code.'],
  ])('AUTH-2 the refusal “%s” with the provider’s text %j has the expected message', (kind, message, words) => {
    expect(reportFailure(new ProviderRefusal(kind, 'Code', message), 'sign-in').message).toBe(words);
  });

  it.each([
    [new ProviderUnavailable('no answer'), 'The sign-in service cannot be reached. Try again in a moment.'],
    [new TypeError('x'), 'The sign-in service sent a response that could not be read. Try again.'],
    ['x', 'The sign-in service sent a response that could not be read. Try again.'],
  ])('AUTH-2 the sign-in form has a message for the error “%s”', (error, words) => {
    expect(reportFailure(error, 'challenge').message).toBe(words);
  });

  it('AUTH-2 a refused sign-in is logged with the error code, but without the error message and the user’s input', () => {
    written.length = 0;
    reportFailure(new ProviderRefusal('wrong-code', 'TheCode', 'for isla@fairway.test'), 'challenge');
    expect(JSON.parse(written.join(''))).toEqual({
      time: expect.any(String),
      level: 'warn',
      event: 'challenge.failed',
      code: 'TheCode',
    });
  });
});
