import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderRefusal, ProviderUnavailable } from '@/lib/auth/provider/provider';
import { environment } from '@/lib/auth/provider/provider.fixture';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import type { RateLimitScope } from './attempts';

const from = vi.hoisted(() => ({ block: '198.51.100.1' as string | null }));
vi.mock('./client-address', () => ({ clientBlock: async () => from.block }));

let attempts: typeof import('./attempts');
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  attempts = await import('./attempts');
});
beforeEach(() => {
  vi.useFakeTimers();
  resetProcessState('limiters');
  from.block = '198.51.100.1';
});
afterEach(() => void vi.useRealTimers());

const pass = async (seconds: number) => void (await vi.advanceTimersByTimeAsync(seconds * 1000));
const wrong = async () => {
  throw new ProviderRefusal('wrong-credentials', '');
};
const right = async () => 'in';

/** The result of an attempt: its return value, the type of failure, or the seconds to wait. */
async function outcomeOf(
  run: () => Promise<unknown>,
  account = 'staff@fairway.test',
  scope: RateLimitScope = 'sign-in',
) {
  try {
    return await attempts.attempt(scope, account, run);
  } catch (error) {
    if (error instanceof attempts.TooManyAttempts) return error.seconds;
    return error instanceof ProviderRefusal ? 'wrong' : 'unavailable';
  }
}

async function fail(times: number, account?: string): Promise<void> {
  for (let index = 0; index < times; index++) expect(await outcomeOf(wrong, account)).toBe('wrong');
}

describe('attempts on an account under attack are delayed', () => {
  it.each([
    [4, 5, 0],
    [5, 5, 2],
    [6, 5, 4],
    [9, 5, 32],
    [10, 5, 60],
    [1000, 5, 60],
  ])(
    'AUTH-11 after %d failed attempts, the first %d of them without a wait, the next attempt has to wait %d seconds',
    (failures, free, seconds) => {
      expect(attempts.waitAfter(failures, free)).toBe(seconds);
    },
  );

  it('AUTH-11 each failure makes the next wait of an account longer, up to a minute; then an attempt is accepted', async () => {
    await fail(5);
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      expect(await outcomeOf(wrong)).toBe(seconds);
      expect(await outcomeOf(right)).toBe(seconds);
      await pass(seconds);
      expect(await outcomeOf(wrong)).toBe('wrong');
    }
    await pass(60);
    expect(await outcomeOf(right)).toBe('in');
    await fail(5);
    expect(await outcomeOf(wrong)).toBe(2);
  });

  it('AUTH-11 an attempt that comes too early fails with the seconds left to wait', async () => {
    await fail(5);
    await pass(0.5);
    expect(await outcomeOf(wrong)).toBe(2);
    await pass(1);
    expect(await outcomeOf(wrong)).toBe(1);
  });

  it('AUTH-11 if an account has a hundred concurrent attempts, only five of them run', async () => {
    const run = vi.fn(wrong);
    await Promise.all(Array.from({ length: 100 }, () => outcomeOf(run)));
    expect(run).toHaveBeenCalledTimes(5);
  });

  it('AUTH-11 a quarter of an hour after its failures, an account can be tried without a wait', async () => {
    await fail(5);
    await pass(900);
    await fail(5);
  });

  it('AUTH-11 failures count for the same account even if its name has other capitals or spaces', async () => {
    await fail(3);
    await fail(2, ' Staff@Fairway.TEST ');
    expect(await outcomeOf(right)).toBe(2);
  });

  it('AUTH-11 failures for many accounts delay their IP address, except for accounts that signed in from it before', async () => {
    expect(await outcomeOf(right, 'colleague@fairway.test')).toBe('in');
    for (let index = 0; index < 30; index++) await fail(1, `staff-${index}@fairway.test`);
    expect(await outcomeOf(wrong, 'staff-31@fairway.test')).toBe(2);
    expect(await outcomeOf(right, 'colleague@fairway.test')).toBe('in');
    from.block = '203.0.113.1';
    expect(await outcomeOf(right, 'staff-31@fairway.test')).toBe('in');
  });

  it('AUTH-11 an account is exempt from the delay of an IP address for two weeks after its last sign-in from it', async () => {
    const attack = async () => {
      for (let index = 0; index < 31; index++) await outcomeOf(wrong, `staff-${index}@fairway.test`);
    };
    for (const day of [0, 13, 26]) {
      expect(await outcomeOf(right, 'colleague@fairway.test'), `day ${day}`).toBe('in');
      await pass(13 * 86_400);
      await attack();
    }
    expect(await outcomeOf(right, 'colleague@fairway.test')).toBe('in');
    await pass(15 * 86_400);
    await attack();
    expect(await outcomeOf(wrong, 'colleague@fairway.test')).toBeTypeOf('number');
  });

  it('AUTH-11 an IP address that all clients share is never delayed; failures from it delay only their own account', async () => {
    from.block = null;
    for (let index = 0; index < 60; index++) await fail(1, `staff-${index}@fairway.test`);
    expect(await outcomeOf(right, 'staff-61@fairway.test')).toBe('in');
    await fail(5, 'staff-61@fairway.test');
    expect(await outcomeOf(right, 'staff-61@fairway.test')).toBe(2);
  });

  it.each<RateLimitScope>(['challenge', 'reset', 'forgot'])(
    'AUTH-11 “%s” is not delayed by failures of other accounts if it signed in from the same IP address before',
    async (scope) => {
      expect(await outcomeOf(right, 'colleague@fairway.test')).toBe('in');
      for (let index = 0; index < 31; index++) await outcomeOf(wrong, `staff-${index}@fairway.test`, scope);
      expect(await outcomeOf(wrong, 'staff-31@fairway.test', scope), 'a stranger waits').toBeTypeOf('number');
      expect(await outcomeOf(right, 'colleague@fairway.test', scope)).toBe('in');
    },
  );

  it('AUTH-11 while an IP address has to wait, an account that signed in from it before can still enter its code', async () => {
    expect(await outcomeOf(right, 'colleague@fairway.test')).toBe('in');
    for (let index = 0; index < 31; index++) await outcomeOf(wrong, `staff-${index}`, 'challenge');
    const code = (signedInAs?: string) =>
      attempts.attempt('challenge', 'f3c1', right, signedInAs).catch((error: Error) => error.name);
    expect(await code()).toBe('TooManyAttempts');
    expect(await code('Colleague@fairway.test')).toBe('in');
  });
});

describe('the owner of an attacked account can sign in', () => {
  it('AUTH-11 the owner of an attacked account can sign in from another IP address, where a typing error costs only a short wait', async () => {
    for (let index = 0; index < 60; index++) {
      from.block = `203.0.113.${index}`;
      await outcomeOf(wrong);
      await outcomeOf(wrong);
    }
    expect(await outcomeOf(wrong), 'an address that has tried once waits').toBe(2);
    from.block = '198.51.100.1';
    expect(await outcomeOf(right)).toBe('in');
    from.block = '198.51.100.2';
    expect(await outcomeOf(wrong)).toBe('wrong');
    expect(await outcomeOf(right)).toBe(2);
    await pass(2);
    expect(await outcomeOf(right)).toBe('in');
  });
});

it('AUTH-11 an attempt that a busy provider refuses counts as a failure, because all users share the provider’s rate limit', async () => {
  const busy = async () => {
    throw new ProviderRefusal('rate-limited', '');
  };
  const outcomes: unknown[] = [];
  for (let index = 0; index < 6; index++) outcomes.push(await outcomeOf(busy));
  expect(outcomes).toEqual([...Array(5).fill('wrong'), 2]);
});

describe('failures that delay no further attempt', () => {
  it.each<[what: string, error: Error, outcome: string]>([
    ['an outage', new ProviderUnavailable('down'), 'unavailable'],
    ['a new password that is too short', new ProviderRefusal('weak-password', ''), 'wrong'],
    ['a new password that was used before', new ProviderRefusal('reused-password', ''), 'wrong'],
  ])('AUTH-11 %s does not delay the next attempt', async (_, error, outcome) => {
    const run = async () => {
      throw error;
    };
    for (let index = 0; index < 20; index++) expect(await outcomeOf(run)).toBe(outcome);
  });

  it('AUTH-11 failures in one scope of the rate limit do not delay attempts in another', async () => {
    await fail(5);
    expect(await outcomeOf(right, 'staff@fairway.test', 'challenge')).toBe('in');
    expect(await outcomeOf(right, 'staff@fairway.test', 'reset')).toBe('in');
  });
});

describe('reset codes', () => {
  it('AUTH-11 three reset codes are sent without a wait; each further one requires a longer wait, even if no attempt failed', async () => {
    const request = () => outcomeOf(right, 'staff@fairway.test', 'forgot');
    expect([await request(), await request(), await request(), await request()]).toEqual(['in', 'in', 'in', 2]);
    await pass(2);
    expect([await request(), await request()]).toEqual(['in', 4]);
  });
});
