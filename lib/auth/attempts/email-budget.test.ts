import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { environment } from '@/lib/auth/provider/provider.fixture';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { spendEmail } from './email-budget';

beforeAll(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return () => vi.unstubAllEnvs();
});
beforeEach(() => {
  vi.useFakeTimers();
  resetProcessState('emailBudget');
  return () => vi.useRealTimers();
});

const spend = (account: string, uid: string) => spendEmail(account, uid, 3);

it('LIMIT-6 an account may open the e-mail addresses of a limited number of users in ten minutes, each any number of times', async () => {
  for (const uid of ['u1', 'u2', 'u3', 'u1', 'u3']) expect(await spend('a', uid)).toBe(0);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(await spend('a', 'u4')).toBe(360);
  expect(await spend('a', 'u4'), 'a refused user is not counted').toBe(360);
  expect(await spend('a', 'u2')).toBe(0);
  expect(await spend('b', 'u4'), 'another account').toBe(0);
  await vi.advanceTimersByTimeAsync(360_000);
  expect(await spend('a', 'u4')).toBe(0);
});

it('LIMIT-6 concurrent requests cannot evade the limit', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, (_, index) => spend('a', `u${index}`)));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
  const twice = await Promise.all(['u10', 'u10', 'u11', 'u11'].map((uid) => spend('a', uid)));
  expect(twice).not.toContain(0);
});
