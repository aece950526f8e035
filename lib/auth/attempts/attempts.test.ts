import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderRefusal, ProviderUnavailable } from '@/lib/auth/provider/provider';
import { environment } from '@/lib/auth/session/session.fixture';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import type { RateLimitScope } from './attempts';

const from = vi.hoisted(() => ({ block: '198.51.100.1' }));
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

/** What came of an attempt: what it gave, the provider's refusal, or the seconds to wait. */
async function tried(run: () => Promise<unknown>, account = 'staff@fairway.test', scope: RateLimitScope = 'sign-in') {
  try {
    return await attempts.attempt(scope, account, run);
  } catch (error) {
    if (error instanceof attempts.TooManyAttempts) return error.seconds;
    return error instanceof ProviderRefusal ? 'wrong' : 'unavailable';
  }
}

async function fail(times: number, account?: string): Promise<void> {
  for (let index = 0; index < times; index++) expect(await tried(wrong, account)).toBe('wrong');
}

describe('who guesses', () => {
  it.each([
    [4, 5, 0],
    [5, 5, 2],
    [6, 5, 4],
    [9, 5, 32],
    [10, 5, 60],
    [1000, 5, 60],
  ])('waits after %d failures, %d of them free, %d seconds', (failures, free, seconds) => {
    expect(attempts.waitAfter(failures, free)).toBe(seconds);
  });

  it('waits ever longer, at most a minute, and is let through after it', async () => {
    await fail(5);
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      expect(await tried(wrong)).toBe(seconds);
      expect(await tried(right)).toBe(seconds);
      await pass(seconds);
      expect(await tried(wrong)).toBe('wrong');
    }
    await pass(60);
    expect(await tried(right)).toBe('in');
    await fail(5);
    expect(await tried(wrong)).toBe(2);
  });

  it('is told how long is left', async () => {
    await fail(5);
    await pass(0.5);
    expect(await tried(wrong)).toBe(2);
    await pass(1);
    expect(await tried(wrong)).toBe(1);
  });

  it('gets no more through by asking at once', async () => {
    const run = vi.fn(wrong);
    await Promise.all(Array.from({ length: 100 }, () => tried(run)));
    expect(run).toHaveBeenCalledTimes(5);
  });

  it('is forgotten after a quarter of an hour', async () => {
    await fail(5);
    await pass(900);
    await fail(5);
  });

  it('cannot write the account in another way', async () => {
    await fail(3);
    await fail(2, ' Staff@Fairway.TEST ');
    expect(await tried(right)).toBe(2);
  });

  it('is slowed on many accounts from one address, but not who has signed in from there before', async () => {
    expect(await tried(right, 'colleague@fairway.test')).toBe('in');
    for (let index = 0; index < 30; index++) await fail(1, `staff-${index}@fairway.test`);
    expect(await tried(wrong, 'staff-31@fairway.test')).toBe(2);
    expect(await tried(right, 'colleague@fairway.test')).toBe('in');
    from.block = '203.0.113.1';
    expect(await tried(right, 'staff-31@fairway.test')).toBe('in');
  });
});

describe('who is attacked', () => {
  it('signs in from elsewhere, whatever others do, and after a slip of the hand a moment later', async () => {
    for (let index = 0; index < 60; index++) {
      from.block = `203.0.113.${index}`;
      await tried(wrong);
      await tried(wrong);
    }
    expect(await tried(wrong), 'an address that has tried once waits').toBe(2);
    from.block = '198.51.100.1';
    expect(await tried(right)).toBe('in');
    from.block = '198.51.100.2';
    expect(await tried(wrong)).toBe('wrong');
    expect(await tried(right)).toBe(2);
    await pass(2);
    expect(await tried(right)).toBe('in');
  });
});

describe('what does not count', () => {
  it.each<[what: string, error: Error, told: string]>([
    ['an outage', new ProviderUnavailable('down'), 'unavailable'],
    ['a provider that is busy', new ProviderRefusal('rate-limited', ''), 'wrong'],
    ['a new password that is too short', new ProviderRefusal('weak-password', ''), 'wrong'],
  ])('%s', async (_, error, told) => {
    const run = async () => {
      throw error;
    };
    for (let index = 0; index < 20; index++) expect(await tried(run)).toBe(told);
  });

  it('what was tried at another door', async () => {
    await fail(5);
    expect(await tried(right, 'staff@fairway.test', 'challenge')).toBe('in');
    expect(await tried(right, 'staff@fairway.test', 'reset')).toBe('in');
  });
});

describe('a code that is asked for', () => {
  it('is sent three times, and then ever more slowly, although nothing fails', async () => {
    const ask = () => tried(right, 'staff@fairway.test', 'forgot');
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['in', 'in', 'in', 2]);
    await pass(2);
    expect([await ask(), await ask()]).toEqual(['in', 4]);
  });
});
