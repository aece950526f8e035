import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ProviderRefusal, ProviderUnavailable, type RefusalKind } from '@/lib/auth/provider/provider';
import { reportFailure } from './refusals';

const written: string[] = [];
beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
  return () => vi.restoreAllMocks();
});

const tooMany = 'Too many attempts. Wait a few minutes, then try again.';
const refused = 'The sign-in service refused. Try again, or ask an administrator.';

describe('AUTH-2 each refusal has a message', () => {
  it.each<[kind: RefusalKind, message: string, words: string]>([
    ['wrong-credentials', 'User does not exist.', 'Incorrect e-mail, user name or password.'],
    ['too-many-attempts', 'Password attempts exceeded', tooMany],
    ['rate-limited', 'Rate exceeded', tooMany],
    ['password-reset-required', '', 'Incorrect e-mail, user name or password.'],
    ['account-unconfirmed', '', 'This account is not confirmed yet. Ask an administrator.'],
    ['blocked', '', refused],
    ['other', 'An internal message', refused],
    ['wrong-code', 'Invalid code received for user', 'This code is not right. Look it up again.'],
    ['used-code', '', 'This code has been used, or is too old. Wait for the next one.'],
    ['challenge-expired', 'Invalid session for the user.', 'This took too long. Sign in again.'],
    ['challenge-invalid', '', 'This is not accepted. Try again.'],
    ['no-authenticator', '', 'No authenticator app belongs to this account. Ask an administrator.'],
    ['weak-password', 'Password not long enough', 'Password not long enough'],
    ['weak-password', '', 'This password does not keep the rules.'],
    ['reused-password', '', 'This password was used before. Choose another one.'],
    ['wrong-reset-code', '', 'This code is not right, or it has expired. Look it up again, or ask for another one.'],
  ])('%s %j', (kind, message, words) => {
    expect(reportFailure(new ProviderRefusal(kind, 'Code', message), 'sign-in').message).toBe(words);
  });

  it.each([
    [new ProviderUnavailable('no answer'), 'The sign-in service cannot be reached. Try again in a moment.'],
    [new TypeError('x'), 'The sign-in service gave an answer that could not be read.'],
    ['x', 'The sign-in service gave an answer that could not be read.'],
  ])('an outage or a broken answer is not a refusal: %s', (error, words) => {
    expect(reportFailure(error, 'challenge').message).toBe(words);
  });

  it('logs the code, but neither the message nor any input', () => {
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
