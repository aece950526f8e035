import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ProviderRefusal, ProviderUnavailable, type RefusalKind } from '@/lib/auth/provider/provider';
import { environment } from '@/lib/auth/provider/provider.fixture';
import { reportFailure } from './refusals';

const from = vi.hoisted(() => ({ block: null as string | null }));
vi.mock('@/lib/auth/attempts/client-address', () => ({ clientBlock: async () => from.block }));

const written: string[] = [];
beforeAll(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
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
    ['challenge-expired', 'Invalid session for the user.', 'The sign-in took too long. Sign in again.'],
    ['challenge-invalid', '', 'That did not work. Try again.'],
    ['no-authenticator', '', 'This account has no authenticator app. Ask an admin.'],
    ['weak-password', 'Password not long enough', 'This password is too short. Use more characters.'],
    ['weak-password', '', 'This password does not meet the requirements.'],
    ['reused-password', '', 'You used this password before. Choose another one.'],
    ['wrong-reset-code', '', 'The code is incorrect or has expired. Check it or send another code.'],
  ])('AUTH-2 the refusal “%s” with the provider’s text %j has the expected message', async (kind, message, words) => {
    const { message: shown } = await reportFailure(new ProviderRefusal(kind, 'Code', message), 'sign-in', 'isla');
    expect(shown).toBe(words);
  });

  it.each([
    [new ProviderUnavailable('no answer'), 'The sign-in service cannot be reached. Try again in a moment.'],
    [new TypeError('x'), 'The sign-in service sent an unreadable response. Try again, or ask an admin.'],
    ['x', 'The sign-in service sent an unreadable response. Try again, or ask an admin.'],
  ])('AUTH-2 the sign-in form has its own message for the error “%s”', async (error, words) => {
    expect((await reportFailure(error, 'challenge', 'isla')).message).toBe(words);
  });

  const logged = async (account: string, block: string | null = '198.51.100.1') => {
    written.length = 0;
    from.block = block;
    await reportFailure(new ProviderRefusal('wrong-code', 'TheCode', 'for isla@fairway.test'), 'challenge', account);
    return JSON.parse(written.join(''));
  };

  it('AUTH-2 the log of a refused sign-in has the error code and hashes, but neither the error message nor the user’s input', async () => {
    const line = await logged('isla@fairway.test');
    expect(line).toEqual({
      time: expect.any(String),
      level: 'warn',
      event: 'challenge.failed',
      code: 'TheCode',
      tried: expect.stringMatching(/^[\w-]{12}$/),
      from: expect.stringMatching(/^[\w-]{12}$/),
    });
    expect(JSON.stringify(line)).not.toMatch(/isla|198\.51/);
  });

  it('AUTH-2 the log shows whether one account or many were tried, and whether from one address or many', async () => {
    const one = await logged('isla@fairway.test');
    expect(await logged(' Isla@Fairway.test')).toMatchObject({ tried: one.tried, from: one.from });
    const other = await logged('rory@fairway.test', '203.0.113.9');
    expect([other.tried === one.tried, other.from === one.from]).toEqual([false, false]);
    expect(await logged('isla@fairway.test', null)).not.toHaveProperty('from');
  });
});
