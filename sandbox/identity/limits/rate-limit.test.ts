import { expect, test } from 'vitest';
import { createRateLimit } from './throttle';

test('a rate limit allows each key a number of calls per interval and does not count refused calls', () => {
  let now = 0;
  const limit = createRateLimit(() => new Date(now), 1000);
  const allowed = (key: string) => limit.allow(key, 2);
  expect([allowed('a'), allowed('a'), allowed('a'), allowed('b')]).toEqual([true, true, false, true]);
  now = 600;
  expect(allowed('a')).toBe(false);
  now = 1000;
  expect([allowed('a'), allowed('a'), allowed('a')]).toEqual([true, true, false]);
  limit.clear();
  expect(allowed('a')).toBe(true);
  expect(limit.allow('c', 0)).toBe(false);
});
