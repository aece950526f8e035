import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { environment } from '@/lib/auth/provider/provider.fixture';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { waitForSignIn } from './sign-in-requests';

beforeAll(() => {
  for (const [name, value] of Object.entries({ ...environment, TRUSTED_PROXY_HOPS: '1' })) vi.stubEnv(name, value);
  return () => vi.unstubAllEnvs();
});
beforeEach(() => {
  vi.useFakeTimers();
  resetProcessState('signInRequests');
  return () => vi.useRealTimers();
});

const ask = async (count: number, path: string, address: string) => {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) waits.push(await waitForSignIn(path, address));
  return waits.filter((seconds) => seconds > 0);
};

it('LIMIT-7 one IP address can request sign-in screens 40 times at once, and then 20 times a minute', async () => {
  expect(await ask(20, '/login', '198.51.100.1')).toEqual([]);
  expect(await ask(20, '/api/auth/callback/cognito', '198.51.100.1')).toEqual([]);
  expect(await ask(1, '/forgot-password', '198.51.100.1')).toEqual([60]);
  expect(await ask(5, '/login', '198.51.100.2'), 'another address').toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ask(21, '/login', '198.51.100.1')).toHaveLength(1);
});

it('LIMIT-7 IP addresses in the same IPv6 block share one limit', async () => {
  expect(await ask(40, '/login', '2001:db8:1:2::1')).toEqual([]);
  expect(await ask(1, '/login', '2001:db8:1:2::2')).toHaveLength(1);
  expect(await ask(1, '/login', '2001:db8:1:3::2')).toEqual([]);
});

it.each([
  ['other addresses', '/all-users', '198.51.100.1'],
  ['clients on this machine', '/login', '127.0.0.1'],
  ['clients without a known address', '/login', ''],
])('LIMIT-7 %s are not limited', async (_, path, address) => {
  expect(await ask(100, path, address)).toEqual([]);
});
